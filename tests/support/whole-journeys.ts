/** `npm run journeys` sets it: its journeys are walked in both languages and on both screens, where `npm test` walks a part of them. */
export const IS_WHOLE = process.env['ZAD_WHOLE'] === '1';
