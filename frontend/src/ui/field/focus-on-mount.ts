/** A `ref` for the first element of a step: the previously focused element may be gone. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
