/** As the `ref` of what a step begins with: what led to the step was elsewhere, and may be gone. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
