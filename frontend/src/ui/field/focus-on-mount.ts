/** As the `ref` of the field that a step begins with: what led to the step was a press elsewhere. */
export const focusOnMount = (input: HTMLInputElement | null): void => input?.focus();
