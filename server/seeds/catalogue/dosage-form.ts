/** How a form is packed: the units from the smallest up with their ratios to the one before. */
interface FormOfDrug {
  /** As labels write it. */
  name: string
  unit: string
  /** Between the smallest unit and the box, where there is one. */
  middle?: string
  outer?: string
  /** [middles in a box, units in a middle], or [units in a box]; empty where the smallest unit is the pack. */
  packs: readonly (readonly number[])[]
  /** Which unit the till offers first. */
  sells: 'unit' | 'middle' | 'outer'
}

const solid = (name: string, packs: FormOfDrug['packs']): FormOfDrug => ({
  name,
  unit: 'Viên',
  middle: 'Vỉ',
  outer: 'Hộp',
  packs,
  sells: 'middle',
})

const boxed = (name: string, unit: string, sizes: readonly number[], sells: FormOfDrug['sells']): FormOfDrug => ({
  name,
  unit,
  outer: 'Hộp',
  packs: sizes.map(size => [size]),
  sells,
})

const single = (name: string, unit: string): FormOfDrug => ({ name, unit, packs: [], sells: 'unit' })

const common = [
  [10, 10],
  [3, 10],
  [5, 10],
  [10, 10],
] as const
const course = [
  [3, 10],
  [2, 14],
  [3, 10],
  [6, 10],
] as const
const strong = [
  [1, 10],
  [2, 7],
  [1, 4],
] as const

/** Every form in which the catalogue sells, by key. */
export const dosageForms = {
  tablet: solid('Viên nén', common),
  coated: solid('Viên nén bao phim', course),
  retard: solid('Viên nén giải phóng kéo dài', course),
  few: solid('Viên nén bao phim', strong),
  chewable: solid('Viên nén nhai', [
    [10, 10],
    [5, 8],
  ]),
  lozenge: solid('Viên ngậm', [
    [10, 12],
    [2, 12],
    [5, 8],
  ]),
  capsule: solid('Viên nang cứng', common),
  enteric: solid('Viên nang tan trong ruột', course),
  softgel: solid('Viên nang mềm', [
    [10, 10],
    [6, 10],
    [3, 10],
  ]),
  effervescent: solid('Viên nén sủi bọt', [
    [4, 4],
    [5, 4],
    [10, 4],
  ]),
  strip21: { name: 'Viên nén bao phim', unit: 'Viên', outer: 'Hộp', packs: [[21], [28]], sells: 'outer' },
  emergency: { name: 'Viên nén', unit: 'Viên', outer: 'Hộp', packs: [[1], [2]], sells: 'unit' },
  vaginal: solid('Viên nén đặt âm đạo', [
    [1, 10],
    [2, 6],
  ]),
  suppository: boxed('Viên đạn', 'Viên', [10, 6], 'unit'),
  pill: boxed('Viên hoàn', 'Gói', [10, 12, 20], 'outer'),
  sachet: boxed('Bột pha hỗn dịch uống', 'Gói', [10, 12, 14, 24], 'unit'),
  granule: boxed('Thuốc cốm', 'Gói', [20, 30, 10], 'unit'),
  gel: boxed('Hỗn dịch uống', 'Gói', [20, 26, 30], 'unit'),
  oralAmpoule: boxed('Dung dịch uống', 'Ống', [20, 30, 10], 'unit'),
  injection: boxed('Dung dịch tiêm', 'Ống', [10, 5], 'unit'),
  pen: boxed('Dung dịch tiêm trong bút', 'Bút', [5, 1], 'unit'),
  nebule: boxed('Dung dịch khí dung', 'Ống', [20, 10], 'unit'),
  patch: boxed('Miếng dán', 'Miếng', [10, 5, 20], 'unit'),
  syrup: single('Siro', 'Chai'),
  suspension: single('Hỗn dịch uống', 'Chai'),
  drops: single('Dung dịch nhỏ giọt uống', 'Lọ'),
  dropper: single('Dung dịch nhỏ mắt', 'Lọ'),
  noseDrops: single('Dung dịch nhỏ mũi', 'Lọ'),
  noseSpray: single('Thuốc xịt mũi', 'Lọ'),
  throatSpray: single('Dung dịch xịt họng', 'Lọ'),
  inhaler: single('Thuốc hít định liều', 'Bình'),
  solution: single('Dung dịch dùng ngoài', 'Chai'),
  shampoo: single('Dầu gội', 'Chai'),
  cream: single('Kem bôi da', 'Tuýp'),
  ointment: single('Mỡ bôi da', 'Tuýp'),
  skinGel: single('Gel bôi da', 'Tuýp'),
  eyeOintment: single('Mỡ tra mắt', 'Tuýp'),
  oil: single('Dầu xoa', 'Chai'),
  balm: single('Cao xoa', 'Hũ'),
  tonic: single('Cao lỏng', 'Chai'),
} as const satisfies Record<string, FormOfDrug>

export type DosageForm = keyof typeof dosageForms

/** A form by its key, in the general shape. */
export const formOf = (key: DosageForm): FormOfDrug => dosageForms[key]
