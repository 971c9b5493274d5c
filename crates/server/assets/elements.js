// Elements that a page must have, with the class that they must be of. A page
// without one of them is a fault of ours, and says so at once.

/**
 * The first element that a selector finds.
 * @template {Element} T
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => T} kind
 * @returns {T}
 */
export function one(root, selector, kind) {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${kind.name} at ${selector}`);
  return found;
}

/**
 * All elements that a selector finds and that are of this class.
 * @template {Element} T
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => T} kind
 * @returns {T[]}
 */
export function all(root, selector, kind) {
  return [...root.querySelectorAll(selector)].flatMap((element) => (element instanceof kind ? [element] : []));
}
