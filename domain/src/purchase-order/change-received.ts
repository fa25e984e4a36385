/** A line of an order; quantities in base units. */
export interface OrderedLine {
  id: string
  productId: string
  baseQuantity: number
  receivedQuantity: number
}

/** Goods of an import that was made for the order, in base units; bonus goods are not what was ordered. */
export interface ReceivedGoods {
  productId: string
  quantity: number
}

type Progress = 'CONFIRMED' | 'PARTIAL' | 'DONE'

/** What is still to come of a line, in base units. */
export const stillToCome = ({ baseQuantity, receivedQuantity }: Omit<OrderedLine, 'id' | 'productId'>): number =>
  Math.max(baseQuantity - receivedQuantity, 0)

/** How far a confirmed order is: by its lines, or done because a person closed it. */
export function progressOf(
  lines: readonly Pick<OrderedLine, 'baseQuantity' | 'receivedQuantity'>[],
  isClosed: boolean,
): Progress {
  if (isClosed || lines.every(line => stillToCome(line) === 0)) return 'DONE'
  return lines.some(line => line.receivedQuantity > 0) ? 'PARTIAL' : 'CONFIRMED'
}

/**
 * What an import of the order does to its lines: +1 when it is completed, −1 when it is cancelled, so that the two come to
 * nothing. Goods that were not ordered change nothing; more than was ordered is kept as it came. Gives the change of each
 * line that changes, in base units, and what became of the order.
 */
export function changeReceived(
  order: { lines: readonly OrderedLine[]; isClosed: boolean },
  goods: readonly ReceivedGoods[],
  direction: 1 | -1,
): { changes: { id: string; quantity: number }[]; progress: Progress } {
  const came = new Map<string, number>()
  for (const { productId, quantity } of goods) came.set(productId, (came.get(productId) ?? 0) + quantity)
  const changes = order.lines.flatMap(({ id, productId }) => {
    const quantity = came.get(productId) ?? 0
    return quantity === 0 ? [] : [{ id, quantity: direction * quantity }]
  })
  const changeOf = new Map(changes.map(change => [change.id, change.quantity]))
  const after = order.lines.map(line => ({
    baseQuantity: line.baseQuantity,
    receivedQuantity: line.receivedQuantity + (changeOf.get(line.id) ?? 0),
  }))
  return { changes, progress: progressOf(after, order.isClosed) }
}
