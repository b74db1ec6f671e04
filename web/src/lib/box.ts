/**
 * Where an element is in the window. Boards grow and shrink as a whole (`zoom`); browsers that do not know
 * `currentCSSZoom`, WebKit among them, tell the place as if they did not.
 */
export function boxOf(node: Element): DOMRect {
  const { x, y, width, height } = node.getBoundingClientRect();
  const zoom = 'currentCSSZoom' in Element.prototype ? 1 : zoomOf(node);
  return new DOMRect(x * zoom, y * zoom, width * zoom, height * zoom);
}

function zoomOf(node: Element): number {
  let zoom = 1;
  for (let at: Element | null = node; at !== null; at = at.parentElement) {
    zoom *= Number(getComputedStyle(at).zoom) || 1;
  }
  return zoom;
}
