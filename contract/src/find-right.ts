import type { Permission } from './permission.ts'

/**
 * Any one of these rights lets a user find goods by name: the forms of imports, returns, transfers, counts and prices
 * need it. Without cost/read the answer has no cost.
 */
export const findsGoods = {
  anyOf: [
    { model: 'list_product', action: 'read' },
    { model: 'sale' },
    { model: 'import_product', action: 'read' },
    { model: 'return_product', action: 'read' },
    { model: 'check_inventory', action: 'read' },
    { model: 'stock_transfer', action: 'read' },
    { model: 'disposal', action: 'read' },
    { model: 'price_setting', action: 'read' },
    { model: 'sample_medicine', action: 'read' },
    { model: 'tax', action: 'read' },
    { model: 'discount', action: 'read' },
  ],
} as const satisfies Permission

/** The same for who buys and gives back: suppliers by name; debt, contact and accounts only with provider/read. */
export const findsProviders = {
  anyOf: [
    { model: 'provider', action: 'read' },
    { model: 'import_product', action: 'read' },
    { model: 'return_product', action: 'read' },
  ],
} as const satisfies Permission

/** Who pays or takes money by a bank account chooses it by name; what lies on it is for cashbook/read. */
export const choosesAccounts = {
  anyOf: [
    { model: 'cashbook', action: 'read' },
    { model: 'cashbook', action: 'create' },
    { model: 'import_product', action: 'create' },
    { model: 'import_product', action: 'update' },
    { model: 'customer', action: 'update' },
    { model: 'provider', action: 'update' },
    { model: 'return', action: 'create' },
  ],
} as const satisfies Permission
