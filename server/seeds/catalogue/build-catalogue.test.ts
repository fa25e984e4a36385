import { productBody } from '@quay/contract/product/shapes'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from './build-catalogue.ts'
import { ean13 } from './ean13.ts'
import { productGroups } from './product-groups.ts'

const catalogue = buildCatalogue()
const products = catalogue.map(({ product }) => product)
const leaves = Object.values(productGroups).flatMap(branch => Object.values(branch).flat())
const repeated = (values: readonly (string | null | undefined)[]) => {
  const given = values.filter(value => value !== null && value !== undefined)
  return given.filter((value, index) => given.indexOf(value) !== index)
}

describe('the catalogue', () => {
  it('holds more than two thousand products, most of them medicines of over 170 ingredients', () => {
    expect(products.length).toBeGreaterThanOrEqual(2_000)
    const medicines = products.filter(product => product.type === 1)
    expect(medicines.length).toBeGreaterThan(1_800)
    expect(new Set(medicines.map(product => product.activeIngredient)).size).toBeGreaterThan(170)
  })

  it('is accepted by the contract as it is', () => {
    expect(products.filter(product => !productBody.safeParse(product).success)).toEqual([])
  })

  it('is the same each time', () => {
    expect(buildCatalogue()).toEqual(catalogue)
  })

  it('names no product, barcode or registration number twice', () => {
    expect(repeated(products.map(product => product.name))).toEqual([])
    expect(repeated(products.map(product => product.registrationNumber))).toEqual([])
    expect(repeated(products.flatMap(product => product.units.map(unit => unit.barcode)))).toEqual([])
  })

  it('has barcodes whose last digit checks the others, on every pack', () => {
    const codes = products.map(product => product.units.at(-1)!.barcode!)
    expect(codes.filter(code => ean13(code.slice(0, 12)) !== code)).toEqual([])
  })

  it('puts every product into a group of the third level, each of which is used', () => {
    expect(new Set(leaves).size).toBe(leaves.length)
    expect(new Set(catalogue.map(item => item.group))).toEqual(new Set(leaves))
  })

  it('has units whose ratios rise and whose prices fit each other', () => {
    const odd = products.filter(({ units }) => {
      const base = units[0]!.price
      return units.some((unit, index) => {
        const before = units[index - 1]
        const whole = base * unit.ratio
        const fits = unit.price <= whole + 999 && unit.price >= whole * 0.9
        return !fits || (before && (unit.ratio <= before.ratio || unit.ratio % before.ratio !== 0))
      })
    })
    expect(odd).toEqual([])
  })

  it('sells each product by exactly one unit at first', () => {
    expect(products.filter(({ units }) => units.filter(unit => unit.isDefaultSale).length !== 1)).toEqual([])
  })
})

describe('registration numbers', () => {
  const medicines = products.filter(product => product.type === 1)
  const newForms = medicines.flatMap(product => {
    const match = /^(\d{3})(\d)(\d)(\d)\d{4}\d{2}(?: \(.+\))?$/.exec(product.registrationNumber!)
    return match ? [{ product, country: match[1]!, rx: match[3]!, control: match[4]! }] : []
  })

  it('are in the new form of twelve digits, in an old form, or in both', () => {
    const old = medicines.filter(({ registrationNumber }) =>
      /^(VD|VN|VN3|TCT|QLSP)-\d{4,5}-\d{2}$/.test(registrationNumber!),
    )
    expect(newForms.length + old.length).toBe(medicines.length)
    expect(newForms.length).toBeGreaterThan(500)
    expect(old.length).toBeGreaterThan(500)
  })

  it('tell prescription, control and country as the product does', () => {
    const digits = { narcotic: '1', psychotropic: '2', precursor: '3' } as Record<string, string>
    const wrong = newForms.filter(
      ({ product, country, rx, control }) =>
        rx !== (product.isPrescription ? '1' : '0') ||
        control !== (digits[product.controlGroup ?? ''] ?? '0') ||
        (country === '893') !== (product.country === 'Việt Nam'),
    )
    expect(wrong).toEqual([])
  })

  it('belong to specially controlled medicines on prescription only', () => {
    const controlled = medicines.filter(product => product.controlGroup)
    expect(controlled.length).toBeGreaterThan(10)
    expect(controlled.every(product => product.isPrescription)).toBe(true)
  })
})
