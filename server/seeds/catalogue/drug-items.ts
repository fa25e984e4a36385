import type { Random } from '../random.ts'
import type { CatalogueItem } from './catalogue-item.ts'
import { formOf } from './dosage-form.ts'
import type { Drug, DrugGroup, Presentation } from './drug.ts'
import { domesticMakers, foreignMakers, type Maker } from './makers.ts'
import { type Pack, packUnits, shopPrice } from './pack-units.ts'
import { seasonOfGroup } from './product-groups.ts'

export interface Numbers {
  random: Random
  registration: { ofDrug(drug: Drug, maker: Maker): string }
  /** A barcode of a maker that nobody else has. */
  barcode(prefix: string, maker: number): string
  shelf(group: string, controlled: boolean): string
}

/** Every brand of every presentation of a group. */
export const drugItems = (group: DrugGroup, numbers: Numbers): CatalogueItem[] =>
  group.drugs.flatMap(drug => {
    const makers = makersOf(drug, numbers.random)
    return drug.presentations.flatMap((presentation, place) =>
      makers
        .filter((_, rank) => rank < brandCount(drug, place))
        .map((maker, rank) => itemOf({ drug, presentation, maker, rank, place, group: group.group }, numbers)),
    )
  })

/** The more it is asked for, the more brands of it stand on the shelf; the first strengths have the most. */
const brandCount = ({ demand }: Drug, place: number) =>
  Math.max(2, Math.round(2.2 + demand * 0.48) - Math.min(place, 2))

/** The makers of a drug, the best sold first: mostly domestic, imported ones in between. */
function makersOf(drug: Drug, random: Random): Maker[] {
  const domestic = random.shuffle(domesticMakers)
  const foreign = drug.nature === 2 ? [] : random.shuffle(foreignMakers)
  const importedShare = drug.nature === 4 ? 1 : drug.isPrescription ? 0.4 : 0.25
  return Array.from({ length: 8 }, () => (foreign.length && random.chance(importedShare) ? foreign : domestic).pop()!)
}

interface Branded {
  drug: Drug
  presentation: Presentation
  maker: Maker
  /** 0 is the best sold. */
  rank: number
  place: number
  group: string
}

function itemOf(branded: Branded, numbers: Numbers): CatalogueItem {
  const { drug, presentation, maker, rank, place, group } = branded
  const { random } = numbers
  const [formKey, strength, price, content] = presentation
  const form = formOf(formKey)
  const { pack, words } = packOf(form, random, content)
  const makerIndex = [...domesticMakers, ...foreignMakers].indexOf(maker)
  const spread = 0.9 + random.next() * 0.25
  const units = packUnits(pack, shopPrice(price * maker.dearness * spread), numbers.barcode(maker.prefix, makerIndex))
  const imported = maker.country !== 'Việt Nam'
  return {
    product: {
      type: 1,
      name: `${brandOf(branded)} ${strength}${formInName(branded)}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
      isLotManaged: true,
      vatRate: 5,
      units,
      registrationNumber: numbers.registration.ofDrug(drug, maker),
      activeIngredient: drug.ingredient,
      strength,
      manufacturer: maker.name,
      country: maker.country,
      packing: words,
      dosageForm: form.name,
      shelfPosition: numbers.shelf(group, drug.controlGroup !== null),
      isPrescription: drug.isPrescription,
      controlGroup: drug.controlGroup,
      ...levels(units.at(-1)!.ratio, drug.demand, rank),
    },
    group,
    weight: (drug.demand ** 1.6 / drug.presentations.length ** 0.5 / (place + 1) ** 0.5) * 0.55 ** rank,
    season: seasonOfGroup[group] ?? null,
    orderUnit: units.length - 1,
    costShare: 0.7 + random.next() * 0.14,
    source: imported ? 'imported' : 'domestic',
    sourceKey: makerIndex,
  }
}

/** A generic bears its ingredient and its maker's place; a brand is made of the maker's syllables and the stem. */
function brandOf({ drug, maker, rank }: Branded): string {
  const place = maker.name.replace('Công ty CP Dược phẩm ', '')
  const stem = drug.stem.charAt(0).toUpperCase() + drug.stem.slice(1)
  if (drug.nature === 2) return `${stem} ${place}`
  if (maker.country !== 'Việt Nam') return `${stem}${maker.brand}`
  return rank === 1 && /^[\p{L} -]{3,24}$/u.test(drug.ingredient)
    ? `${drug.ingredient} ${place}`
    : `${maker.brand}${drug.stem}`
}

/** The form stands in a name only where one strength comes in several. */
function formInName({ drug, presentation: [form, strength] }: Branded): string {
  const isAmbiguous = drug.presentations.some(([other, of]) => of === strength && other !== form)
  return isAmbiguous ? ` ${formOf(form).name.toLowerCase()}` : ''
}

/** Chooses one of the packs of a form, as units and as a label writes it. */
function packOf(
  form: ReturnType<typeof formOf>,
  random: Random,
  content: string | undefined,
): { pack: Pack; words: string } {
  const unit = form.unit.toLowerCase()
  if (!form.packs.length) {
    return { pack: { unit: form.unit, sells: 'unit' }, words: `Hộp 1 ${unit}${content ? ` ${content}` : ''}` }
  }
  const [first, second] = random.pick(form.packs) as [number, number?]
  const { middle, outer, sells } = form
  if (middle && second) {
    const middles = first > 1 ? { unit: middle, ratio: second } : undefined
    return {
      pack: { unit: form.unit, middle: middles, outer: { unit: outer!, ratio: first * second }, sells },
      words: `Hộp ${first} ${middle.toLowerCase()} x ${second} ${unit}`,
    }
  }
  const whole = first > 1 ? { unit: outer!, ratio: first } : undefined
  return {
    pack: { unit: form.unit, outer: whole, sells },
    words: `Hộp ${first} ${unit}${content ? ` x ${content}` : ''}`,
  }
}

/** How few the shop wants on the shelf before it orders, and how many at most, in base units. */
export function levels(packSize: number, demand: number, rank: number) {
  const packs = packSize >= 50 ? 0.5 : packSize >= 10 ? 1 : 2
  const minStock = Math.max(1, Math.round(packSize * packs * (1 + demand / 4) * 0.75 ** rank))
  return { minStock, maxStock: minStock * 6 }
}
