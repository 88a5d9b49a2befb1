/** A phone's photos have more than customer care needs, and more than the shop takes. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.85;

/** The picture with its longest side at most 2000 pixels, as a JPEG; as it is where it is small, or where this browser cannot draw it. */
export async function smallerPicture(file: Blob): Promise<Blob> {
  const drawn = await createImageBitmap(file).catch(() => null);
  if (drawn === null) return file;
  const scale = LONGEST_SIDE / Math.max(drawn.width, drawn.height);
  if (scale >= 1) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawn.width * scale);
  canvas.height = Math.round(drawn.height * scale);
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  drawn.close();
  return new Promise((resolve) => canvas.toBlob((smaller) => resolve(smaller ?? file), 'image/jpeg', QUALITY));
}
