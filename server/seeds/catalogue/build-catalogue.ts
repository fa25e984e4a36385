import { randomFrom } from '../random.ts'
import type { CatalogueItem } from './catalogue-item.ts'
import type { DrugGroup } from './drug.ts'
import { drugItems } from './drug-items.ts'
import { breathing } from './drugs/breathing.ts'
import { digestion } from './drugs/digestion.ts'
import { heart } from './drugs/heart.ts'
import { hormonesAndNerves } from './drugs/hormones-and-nerves.ts'
import { jointsAndSkin } from './drugs/joints-and-skin.ts'
import { painAndInfection } from './drugs/pain-and-infection.ts'
import { traditional } from './drugs/traditional.ts'
import { vitaminsAndWomen } from './drugs/vitamins-and-women.ts'
import { ean13 } from './ean13.ts'
import { goodItems } from './good-items.ts'
import { care } from './goods/care.ts'
import { supplements } from './goods/supplements.ts'
import { supplies } from './goods/supplies.ts'
import { productGroups } from './product-groups.ts'
import { registrationNumbers } from './registration-number.ts'

const drugGroups: readonly DrugGroup[] = [
  ...painAndInfection,
  ...heart,
  ...digestion,
  ...breathing,
  ...hormonesAndNerves,
  ...jointsAndSkin,
  ...vitaminsAndWomen,
  ...traditional,
]

/** The catalogue is the same in every demonstration: what is sold of it depends on the seed, not what it is. */
const seed = 20_261_121

/** Over two thousand medicines and goods, the same each time. */
export function buildCatalogue(): CatalogueItem[] {
  const random = randomFrom(seed)
  const numbers = { random, registration: registrationNumbers(random), barcode: barcodes(), shelf: shelves(random) }
  return [
    ...drugGroups.flatMap(group => drugItems(group, numbers)),
    ...[...supplements, ...supplies, ...care].flatMap(good => goodItems(good, numbers)),
  ]
}

/** Barcodes: country, five digits of the maker, four of the item, check digit. */
function barcodes() {
  const items = new Map<string, number>()
  return (prefix: string, maker: number) => {
    const company = `${prefix}${String(50_000 + maker * 613).slice(-5)}`
    const item = (items.get(company) ?? 0) + 1
    items.set(company, item)
    return ean13(`${company}${String(item * 7).padStart(4, '0')}`)
  }
}

/** A cabinet for each second level, a shelf for each group in it; what is controlled is locked away. */
function shelves(random: ReturnType<typeof randomFrom>) {
  const seconds = Object.values(productGroups).flatMap(branch => Object.values(branch))
  return (group: string, controlled: boolean) => {
    if (controlled) return 'Tủ khóa KS'
    const cabinet = seconds.findIndex(leaves => leaves.includes(group))
    const shelf = seconds[cabinet]!.indexOf(group) + 1
    return `${String.fromCharCode(65 + cabinet)}${shelf}-${String(random.between(1, 12)).padStart(2, '0')}`
  }
}
