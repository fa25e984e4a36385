import type { Random } from '../random.ts'
import type { CatalogueItem } from './catalogue-item.ts'
import { levels } from './drug-items.ts'
import type { Good, GoodKind } from './goods/good.ts'
import { packUnits, shopPrice } from './pack-units.ts'
import { seasonOfGroup } from './product-groups.ts'

interface Numbers {
  random: Random
  registration: { ofGood(kind: GoodKind): string | null }
  barcode(prefix: string, maker: number): string
  shelf(group: string, controlled: boolean): string
}

const sourceOf = { supplement: 'supplement', device: 'device', cosmetic: 'care', plain: 'care' } as const
/** Makers of goods stand behind those of drugs in the numbering of barcodes. */
const firstMaker = 40

/** Every brand and variant of a piece of goods. */
export const goodItems = (good: Good, numbers: Numbers): CatalogueItem[] =>
  good.brands.flatMap((brand, rank) => good.variants.map(variant => itemOf(good, { brand, rank, variant }, numbers)))

interface Branded {
  brand: string
  rank: number
  variant: Good['variants'][number]
}

function itemOf(good: Good, { brand, rank, variant: [variant, price] }: Branded, numbers: Numbers): CatalogueItem {
  const { random } = numbers
  const size = good.outer ? random.pick(good.outer.sizes) : null
  const outer = good.outer && size ? { unit: good.outer.unit, ratio: size } : undefined
  const maker = firstMaker + ([...brand].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % 50)
  const unitPrice = shopPrice(price * (0.94 + random.next() * 0.16))
  const units = packUnits({ unit: good.unit, outer, sells: 'unit' }, unitPrice, numbers.barcode('893', maker))
  const packing = outer ? `${outer.unit} ${outer.ratio} ${good.unit.toLowerCase()}` : null
  return {
    product: {
      type: 2,
      name: `${good.name} ${brand} ${variant}${packing ? `, ${packing.charAt(0).toLowerCase()}${packing.slice(1)}` : ''}`,
      isLotManaged: good.isLotManaged,
      vatRate: good.kind === 'device' ? 5 : 8,
      units,
      registrationNumber: numbers.registration.ofGood(good.kind),
      manufacturer: `Công ty TNHH ${brand}`,
      country: 'Việt Nam',
      packing,
      shelfPosition: numbers.shelf(good.group, false),
      ...levels(outer?.ratio ?? 1, good.demand, rank),
    },
    group: good.group,
    weight: (good.demand ** 1.6 / good.variants.length) * 0.6 ** rank,
    season: seasonOfGroup[good.group] ?? null,
    orderUnit: units.length - 1,
    costShare: 0.64 + random.next() * 0.14,
    source: sourceOf[good.kind],
    sourceKey: maker,
  }
}
