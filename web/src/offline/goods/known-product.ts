import type { TillProduct } from '@quay/contract/till/shapes'

/** A product as the till finds it: a combo comes with its components, whose lots it is sold from. */
export interface KnownProduct extends TillProduct {
  components?: readonly TillProduct[]
}
