/** Scrolls a list so that an item stands in its middle; to its top without one. */
export function scrollToItem(list: HTMLElement, item: HTMLElement | null | undefined): void {
  list.scrollTop = item ? item.offsetTop - list.clientHeight / 2 : 0;
}
