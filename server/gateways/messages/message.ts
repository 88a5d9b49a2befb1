/** What goes out by SMS or mail. */
export interface Message {
  /** A phone number in E.164, or an e-mail address. */
  to: string;
  /** Of mail; a short message has none. */
  subject: string;
  body: string;
  /** Of mail: the same words drawn, for programs that show a page. No script, no picture from elsewhere; what people typed is escaped. */
  html?: string;
  /** Messages of one key are one message, however often it is sent. */
  key?: string;
}
