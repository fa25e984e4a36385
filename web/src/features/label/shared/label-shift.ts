const key = (paperId: string) => `label-shift:${paperId}`

/** How far this printer prints beside the mark, in millimetres, as this browser keeps it for a paper. */
export function readShift(paperId: string): { x: number; y: number } {
  const [x = 0, y = 0] = (localStorage.getItem(key(paperId)) ?? '').split(' ').map(Number)
  return { x: Number.isFinite(x) ? x : 0, y: Number.isFinite(y) ? y : 0 }
}

/** Keeps it. */
export function keepShift(paperId: string, { x, y }: { x: number; y: number }): void {
  localStorage.setItem(key(paperId), `${x} ${y}`)
}
