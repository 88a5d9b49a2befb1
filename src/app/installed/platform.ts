/** Opened from the home screen already. */
export function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true
  );
}

/** Safari on an iPhone or iPad, where only the shopper can install, by hand. An iPad says that it is a Mac with a touch screen. */
export function isIosSafari(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isIos && userAgent.includes('Safari/') && !/CriOS|FxiOS|EdgiOS|OPiOS|GSA\//.test(userAgent);
}
