/** What the shopper's account says: kept on the device, and read there without signal. */
import { getMyProfile, readPoints, readSideMenu } from '#contract/account.ts';
import { privateQuery } from '#src/net/private-query.ts';

export function myProfile() {
  return privateQuery(getMyProfile, {});
}

export function myPoints() {
  return privateQuery(readPoints, {});
}

/** The side menu as it was fetched; `arrangeMenu` makes of it what is shown. */
export function mySideMenu(device: 'mobile' | 'web') {
  return privateQuery(readSideMenu, { device });
}
