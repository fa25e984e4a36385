/** A unit of goods of which a document may hold some. */
export interface GoodsUnit {
  id: string
  name: string
  ratio: number
}

/** How many of which unit stand on a line that is being written. */
interface Amount {
  key: string
  productId: string
  units: readonly GoodsUnit[]
  unitId: string
  /** Null while the field is empty. */
  quantity: number | null
}

/** Goods on a line that is being written. */
export interface GoodsLine extends Amount {
  code: string
  name: string
}

/** A lot on a line that is being written. */
export interface LotLine extends Amount {
  productName: string
  lotId: string
  lotNumber: string
  expiryDate: string | null
  bucket: 'sellable' | 'quarantine'
}

/** The lot of a stored line, as the editor holds it. */
export const lotOfItem = ({
  productId,
  productName,
  lotId,
  lotNumber,
  expiryDate,
  bucket,
}: Omit<LotLine, keyof Amount> & { productId: string }) => ({
  ...{ productId, productName, lotId, lotNumber, expiryDate, bucket },
})

interface StoredItem {
  id: string
  productId: string
  productCode: string
  productName: string
  units: readonly GoodsUnit[]
  unitId: string
  quantity: number
}

/** The goods of a stored line, as the editor holds them. */
export const goodsOfItem = ({
  id,
  productId,
  productCode,
  productName,
  units,
  unitId,
  quantity,
}: StoredItem): GoodsLine => ({
  ...{ key: id, productId, code: productCode, name: productName, units, unitId, quantity },
})
