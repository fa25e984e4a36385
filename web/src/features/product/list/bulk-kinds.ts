/** How ticked products can be changed. */
export const bulkKinds = [
  'group',
  'manufacturer',
  'position',
  'levels',
  'flags',
  'stopHere',
  'startHere',
  'stop',
  'start',
  'remove',
] as const
export type BulkKind = (typeof bulkKinds)[number]
