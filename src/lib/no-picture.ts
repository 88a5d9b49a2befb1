/** So many CSS pixels wide and high is what the worker shows for a picture that it could not have (sw/no-picture.ts), and no picture of the shop. */
export const NO_PICTURE_SIZE = 97;
