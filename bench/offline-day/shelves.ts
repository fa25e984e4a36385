import type { DayShop } from './day-shop.ts'

const perLot = 20_000

/** The physical stock by lot, in base units. The books of the server have to equal it at the end. */
export class Shelves {
  readonly sellable = new Map<string, number>()
  readonly quarantine = new Map<string, number>()

  constructor({ products }: Pick<DayShop, 'products'>) {
    for (const { lots } of products)
      for (const { id } of lots) this.sellable.set(id, lots.length === 1 ? 2 * perLot : perLot)
  }

  move(bucket: 'sellable' | 'quarantine', lotId: string, quantity: number): void {
    this[bucket].set(lotId, (this[bucket].get(lotId) ?? 0) + quantity)
  }
}
