const units = (product: string) => [
  { id: `${product}-unit`, name: 'Viên', ratio: 1, price: 1000, isActive: true, isSold: true, isBase: true },
  { id: `${product}-box`, name: 'Hộp', ratio: 10, price: 9000, isActive: true, isSold: true, isBase: false },
]
const part = (productId: string, quantity: number) => ({
  productId,
  unitId: `${productId}-unit`,
  unitName: 'Viên',
  ratio: 1,
  quantity,
  price: 1000,
})
const pill = { name: 'Thuốc', type: 1, isLotManaged: true, vatRate: 5 as const }
const mask = { name: 'Khẩu trang', type: 2, isLotManaged: false, vatRate: 8 as const }

/** The goods of the model: a medicine with lots and a thing without, each entered twice more, and a combo of the two. */
export const goodsOfModel = [
  { ...pill, id: 'pill', code: 'HH1' },
  { ...mask, id: 'mask', code: 'HH2' },
  { ...pill, id: 'pill-twin', code: 'HH4' },
  { ...pill, id: 'pill-third', code: 'HH5' },
  { ...mask, id: 'mask-twin', code: 'HH6' },
  { ...mask, id: 'mask-third', code: 'HH7' },
  // A combo has no stock of its own; what it sells leaves the shelves of its components.
  {
    ...{ id: 'kit', code: 'HH3', name: 'Bộ', type: 3, isLotManaged: false, vatRate: 0 as const },
    parts: [part('pill', 2), part('mask', 1)],
  },
].map(product => ({
  parts: null,
  ...product,
  units: units(product.id),
  isSoldDirectly: true,
  earnsPoints: true,
  isPrescription: false,
  reserved: 0,
}))
