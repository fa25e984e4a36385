import type { TillSample } from '@quay/contract/sample-medicine/shapes'
import type { TillProduct } from '@quay/contract/till/shapes'
import { mostDoses } from '@quay/domain/sample-medicine/most-doses'
import { priceComponent } from '@quay/domain/sample-medicine/price-component'
import { freeOf } from '@quay/domain/stock/free-of'
import { newId } from '../../../api/new-id.ts'
import type { KnownProduct } from '../../../offline/goods/known-product.ts'
import type { Cart, CartLine } from '../cart/cart.ts'
import type { Till } from '../till.ts'

type Products = ReadonlyMap<string, TillProduct>

/** Base units that may be sold of a product; none of one that the till does not know or that is not sold. */
export const freeForDose = (product: TillProduct | undefined, today: string): number =>
  product?.isActive && product.isSoldDirectly ? freeOf(product, today) : 0

/** How many liều the goods of this branch allow. */
export const mostOf = (sample: TillSample, products: Products, today: string): number =>
  mostDoses(
    sample.items.map(item => ({
      need: item.quantity * item.ratio,
      available: freeForDose(products.get(item.productId), today),
    })),
  )

/** What so many liều cost, in đồng: their fixed price, or what their components cost here. */
export function priceOfDoses(sample: TillSample, products: Products, count: number): number {
  return sample.items.reduce((sum, { productId, unitId, quantity, ratio, share }) => {
    const units = quantity * count
    if (share !== null) {
      const { unitPrice, rounding } = priceComponent({ share, need: quantity * ratio }, ratio, units)
      return sum + unitPrice * units - rounding
    }
    return sum + (products.get(productId)?.units.find(unit => unit.id === unitId)?.price ?? 0) * units
  }, 0)
}

/** Puts so many liều into the cart: a line for each component, with its directions. */
export function putDoses(till: Till, sample: TillSample, count: number, products: readonly KnownProduct[]): void {
  const { cart } = till.activeDraft()
  const group = Math.max(0, ...cart.lines.map(line => line.dose?.group ?? 0)) + 1
  const lines = sample.items.map(
    (item): CartLine => ({
      id: newId(),
      productId: item.productId,
      productName: item.productName,
      unit: { id: item.unitId, name: item.unitName, ratio: item.ratio },
      quantity: item.quantity * count,
      price: null,
      discount: null,
      lots: null,
      note: item.directions,
      dose: {
        sampleId: sample.id,
        name: sample.name,
        group,
        count,
        need: item.quantity * item.ratio,
        share: item.share,
      },
    }),
  )
  till.dispatch({ do: 'replace', cart: { ...cart, lines: [...cart.lines, ...lines] } })
  till.keepProducts(products)
}

/** The cart with another number of liều in a group: its lines grow or shrink with it, and lots that were chosen go. */
export function withCount(cart: Cart, group: number, count: number): Cart {
  return {
    ...cart,
    lines: cart.lines.map(line => {
      if (line.dose?.group !== group) return line
      const quantity = Math.max(Math.round((line.quantity / line.dose.count) * count), 1)
      return { ...line, quantity, lots: null, dose: { ...line.dose, count } }
    }),
  }
}

/** The cart with another medicine in the place of a line's, in the unit that holds as much, else in its smallest. */
export function withSubstitute(cart: Cart, lineId: string, substitute: KnownProduct): Cart {
  return {
    ...cart,
    lines: cart.lines.map(line => {
      if (line.id !== lineId) return line
      const units = substitute.units.filter(unit => unit.isSold)
      const unit = units.find(one => one.ratio === line.unit.ratio) ?? units.find(one => one.ratio === 1)
      if (!unit) return line
      const base = line.quantity * line.unit.ratio
      return {
        ...line,
        productId: substitute.id,
        productName: substitute.name,
        unit: { id: unit.id, name: unit.name, ratio: unit.ratio },
        quantity: Math.ceil(base / unit.ratio),
        price: null,
        lots: null,
        ...(line.dose && {
          dose: { ...line.dose, replaced: line.dose.replaced ?? { id: line.productId, name: line.productName } },
        }),
      }
    }),
  }
}

/** The cart with the shares that the templates have now: a fixed price was changed since the liều were put in. */
export function withFreshShares(cart: Cart, samples: readonly TillSample[]): Cart {
  return {
    ...cart,
    lines: cart.lines.map(line => {
      const sample = samples.find(({ id }) => id === line.dose?.sampleId)
      if (!line.dose || !sample) return line
      const item = sample.items.find(({ productId }) => productId === (line.dose?.replaced?.id ?? line.productId))
      const share = item?.share ?? null
      const need = item ? item.quantity * item.ratio : line.dose.need
      return share === line.dose.share && need === line.dose.need
        ? line
        : { ...line, dose: { ...line.dose, share, need } }
    }),
  }
}
