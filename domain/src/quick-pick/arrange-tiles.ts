/** A tile as far as its place goes. A list of them is in order; categories are in the order of their first tiles. */
interface Placed {
  unitId: string
  category: string
}

/** The tile moves into a category, before another tile or behind all of the category. One that is not there changes nothing. */
export function moveTile<Tile extends Placed>(
  tiles: readonly Tile[],
  unitId: string,
  { category, beforeUnitId }: { category: string; beforeUnitId: string | null },
): Tile[] {
  const moved = tiles.find(one => one.unitId === unitId)
  if (!moved || unitId === beforeUnitId) return [...tiles]
  const rest = tiles.filter(one => one !== moved)
  const before = rest.findIndex(one => one.unitId === beforeUnitId && one.category === category)
  const last = rest.findLastIndex(one => one.category === category)
  const at = before >= 0 ? before : last >= 0 ? last + 1 : rest.length
  return together(rest.toSpliced(at, 0, { ...moved, category }))
}

/** The category with all its tiles moves before another one, or behind all. */
export function moveCategory<Tile extends Placed>(
  tiles: readonly Tile[],
  category: string,
  before: string | null,
): Tile[] {
  if (category === before) return [...tiles]
  const own = tiles.filter(one => one.category === category)
  const rest = together(tiles.filter(one => one.category !== category))
  const at = rest.findIndex(one => one.category === before)
  return rest.toSpliced(at < 0 ? rest.length : at, 0, ...own)
}

/** Tiles of a category stand together, where its first one stood. */
const together = <Tile extends Placed>(tiles: readonly Tile[]): Tile[] => [
  ...[...Map.groupBy(tiles, one => one.category).values()].flat(),
]
