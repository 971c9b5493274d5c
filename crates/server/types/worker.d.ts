// What the server writes before the text of sw.js.

/** The edition of the scripts and styles, as in their addresses. */
declare const EDITION: string;

/** The addresses of what the page needs that is shown without a server. */
declare const SHELL: string[];

/** The address of that page by language. */
declare const OFFLINE: { [language: string]: string };
