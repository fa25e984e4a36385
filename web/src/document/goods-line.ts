/** A unit of goods of which a document may hold some. */
export interface GoodsUnit {
  id: string
  name: string
  ratio: number
}

/** Goods on a line that is being written: which, and how many of which unit. */
export interface GoodsLine {
  key: string
  productId: string
  code: string
  name: string
  units: readonly GoodsUnit[]
  unitId: string
  /** Null while the field is empty. */
  quantity: number | null
}
