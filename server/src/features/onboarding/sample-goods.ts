import { productType } from '@quay/contract/enumeration'
import type { SampleKind } from '@quay/contract/onboarding/shapes'
import type { productBody } from '@quay/contract/product/shapes'
import type { z } from 'zod'

interface SampleLot {
  number: string
  /** Days from today to its expiry: one runs out soon, so that the warning is seen. */
  days: number
  /** In base units, as the price below. */
  quantity: number
}

export interface SampleGoods {
  product: z.input<typeof productBody>
  /** What one base unit cost. */
  cost: number
  lots: readonly SampleLot[]
  /** Of goods without lots. */
  quantity?: number
}

/** Marks every name, so that no user takes them for goods of the shop. */
const marked = (name: string) => `${name} (hàng mẫu)`

/** Units of a product from the smallest on: name, how many of the smallest, price; the first is the base. */
function unitsOf(sold: string, ...units: readonly (readonly [name: string, ratio: number, price: number])[]) {
  return units.map(([name, ratio, price]) => ({
    name,
    ratio,
    price,
    isBase: ratio === 1,
    isDefaultSale: name === sold,
  }))
}

function medicine(
  name: string,
  more: Omit<SampleGoods['product'], 'type' | 'name' | 'isLotManaged' | 'vatRate'>,
): SampleGoods['product'] {
  return { type: productType.MEDICINE, name: marked(name), isLotManaged: true, vatRate: 5, ...more }
}

const packed = (name: string, units: SampleGoods['product']['units']): SampleGoods['product'] => ({
  type: productType.PACKAGE,
  name: marked(name),
  isLotManaged: false,
  vatRate: 10,
  units,
})

/** A handful of goods that show what the till can do: units, lots, a near expiry, a prescription, goods without lots. */
export const sampleGoods: Record<SampleKind, readonly SampleGoods[]> = {
  medicines: [
    {
      product: medicine('Paracetamol 500 mg', {
        activeIngredient: 'Paracetamol',
        strength: '500 mg',
        units: unitsOf('Vỉ', ['Viên', 1, 500], ['Vỉ', 10, 4_500], ['Hộp', 100, 42_000]),
      }),
      cost: 300,
      lots: [
        { number: 'MAU-01', days: 75, quantity: 100 },
        { number: 'MAU-02', days: 640, quantity: 400 },
      ],
    },
    {
      product: medicine('Amoxicillin 500 mg', {
        activeIngredient: 'Amoxicillin',
        strength: '500 mg',
        isPrescription: true,
        units: unitsOf('Vỉ', ['Viên', 1, 1_500], ['Vỉ', 10, 14_000], ['Hộp', 100, 130_000]),
      }),
      cost: 900,
      lots: [{ number: 'MAU-03', days: 500, quantity: 200 }],
    },
    {
      product: medicine('Oresol vị cam, gói pha 200 ml', {
        units: unitsOf('Gói', ['Gói', 1, 3_000], ['Hộp', 20, 56_000]),
      }),
      cost: 1_800,
      lots: [{ number: 'MAU-04', days: 420, quantity: 60 }],
    },
    {
      product: medicine('Nước muối sinh lý 0,9%, chai 500 ml', {
        units: unitsOf('Chai', ['Chai', 1, 8_000], ['Thùng', 20, 150_000]),
      }),
      cost: 5_000,
      lots: [{ number: 'MAU-05', days: 700, quantity: 40 }],
    },
    {
      product: {
        ...packed('Khẩu trang y tế 4 lớp', unitsOf('Hộp', ['Cái', 1, 1_000], ['Hộp', 50, 40_000])),
        vatRate: 8,
      },
      cost: 500,
      lots: [],
      quantity: 500,
    },
  ],
  goods: [
    {
      product: packed('Nước suối, chai 500 ml', unitsOf('Chai', ['Chai', 1, 5_000], ['Thùng', 24, 110_000])),
      cost: 3_500,
      lots: [],
      quantity: 96,
    },
    {
      product: packed('Mì ăn liền, gói 75 g', unitsOf('Gói', ['Gói', 1, 4_500], ['Thùng', 30, 125_000])),
      cost: 3_600,
      lots: [],
      quantity: 120,
    },
    {
      product: packed('Dầu gội, chai 650 g', unitsOf('Chai', ['Chai', 1, 145_000])),
      cost: 112_000,
      lots: [],
      quantity: 12,
    },
    {
      product: packed('Bút bi xanh', unitsOf('Cây', ['Cây', 1, 5_000], ['Hộp', 20, 90_000])),
      cost: 3_000,
      lots: [],
      quantity: 100,
    },
  ],
}
