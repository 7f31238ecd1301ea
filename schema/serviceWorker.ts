/** What pages and the service worker say to each other when the site is kept for times without a network. */

/** The service worker's address. With this query it keeps the site; without, it only shows notifications. */
export const keepingAddress = "/sw.js?offline";

/** A page asks a waiting service worker to take over, as soon as that takes nothing from any page. */
export const takeOverMessage = "takeOver";

/** Every page holds a lock of this name and the address of its first script, which is another one in each build. */
export const buildLock = "TacBuild ";

/** The page whose address stands for all others that are opened without a network. It is the same for everybody. */
export const shellPage = "/offline";

/** Stands at the root of a page that was opened without a network. */
export const offlineMark = "data-offline";
