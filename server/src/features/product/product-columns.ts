/** The fields of a product that a form sets, by the names of their columns. */
export const productColumns = {
  code: 'code',
  type: 'type',
  name: 'name',
  groupId: 'group_id',
  isLotManaged: 'is_lot_managed',
  vatRate: 'vat_rate',
  registrationNumber: 'registration_number',
  activeIngredient: 'active_ingredient',
  strength: 'strength',
  manufacturer: 'manufacturer',
  country: 'country',
  packing: 'packing',
  dosageForm: 'dosage_form',
  shelfPosition: 'shelf_position',
  isPrescription: 'is_prescription',
  controlGroup: 'control_group',
  minStock: 'min_stock',
  maxStock: 'max_stock',
  description: 'description',
} as const

export type ProductField = keyof typeof productColumns
