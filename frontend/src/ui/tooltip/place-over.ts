const gap = 8;
const margin = 8;

/** Over its target where there is room, else under it; never outside of the window. */
export function placeOver(target: DOMRect, tip: { width: number; height: number }, window: { width: number }) {
  const above = target.top - gap - tip.height;
  const centred = target.left + target.width / 2 - tip.width / 2;
  return {
    left: Math.max(margin, Math.min(centred, window.width - tip.width - margin)),
    top: above < margin ? target.bottom + gap : above,
  };
}
