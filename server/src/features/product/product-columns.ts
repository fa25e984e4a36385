import type { ColumnMap } from '../../db/column-values.ts'

/** The fields of a product that a form sets, by the names of their columns. Makers and shelves come by name. */
export const productColumns = {
  code: 'code',
  type: 'type',
  name: 'name',
  shortName: 'short_name',
  groupId: 'group_id',
  isLotManaged: 'is_lot_managed',
  vatRate: 'vat_rate',
  registrationNumber: 'registration_number',
  activeIngredient: 'active_ingredient',
  strength: 'strength',
  country: 'country',
  packing: 'packing',
  dosageForm: 'dosage_form',
  route: 'route',
  nationalCode: 'national_code',
  medicineId: 'medicine_id',
  isPrescription: 'is_prescription',
  controlGroup: 'control_group',
  storage: 'storage',
  protectFromLight: 'protect_from_light',
  minStock: 'min_stock',
  maxStock: 'max_stock',
  description: 'description',
  noteTemplate: 'note_template',
  weight: 'weight',
  earnsPoints: 'earns_points',
  isSoldDirectly: 'is_sold_directly',
  comboPrice: 'combo_price',
} as const satisfies ColumnMap<'product'>

export type ProductField = keyof typeof productColumns

/** Every such column of `p` under the name of its field, for a select list. */
export const productFieldsSql = Object.entries(productColumns)
  .map(([field, column]) => `p.${column} as "${field}"`)
  .join(', ')
