import type { ModelPermission, Permission } from '@quay/contract/permission'

const read = (model: ModelPermission['model']): ModelPermission => ({ model, action: 'read' })

/**
 * Which right opens which path (spec §2 and §6): the guard and the menu both read it. A sub-path inherits from the
 * longest listed path above it. The sale routes need the model only, everything else its read action; a page of several
 * kinds of people opens to any of their rights, and shows each what they may do.
 */
export const routeRights: Readonly<Record<string, Permission | 'visitor'>> = {
  '/': 'signed-in',
  '/auth/sign-in': 'visitor',
  '/auth/sign-up': 'visitor',
  '/auth/forgot': 'visitor',
  '/403': 'signed-in',
  '/account': 'signed-in',

  '/sales': { model: 'sale' },
  '/sale': { model: 'sale' },

  '/products/list': read('list_product'),
  '/products/duplicates': read('list_product'),
  '/products/excel': {
    anyOf: [
      { model: 'list_product', action: 'create' },
      { model: 'list_product', action: 'update' },
      { model: 'import_product', action: 'create' },
      { model: 'price_setting', action: 'update' },
    ],
  },
  '/products/import': read('import_product'),
  '/products/purchase-order': read('import_product'),
  '/products/reorder': read('import_product'),
  '/products/want': { anyOf: [{ model: 'sale' }, read('import_product')] },
  '/products/return': read('return_product'),
  '/products/check-inventory': read('check_inventory'),
  '/products/sample-medicine': read('sample_medicine'),
  '/products/price-setting': read('price_setting'),
  '/products/transfer': read('stock_transfer'),
  '/products/disposal': read('disposal'),
  '/products/quality-check': read('check_inventory'),
  '/products/climate': read('check_inventory'),
  '/products/drug-incident': read('check_inventory'),
  '/products/stock-value': read('cost'),
  '/products/lot': read('list_product'),
  '/products/label': read('list_product'),

  '/transactions/bill': read('bill'),
  '/transactions/order': read('order'),
  '/transactions/return': read('return'),
  '/transactions/delivery': read('delivery'),

  '/partners/customer': read('customer'),
  '/products/price-setting/excel': {
    anyOf: [
      { model: 'list_product', action: 'update' },
      { model: 'price_setting', action: 'update' },
    ],
  },
  '/partners/customer/excel': { model: 'customer', action: 'create' },
  '/partners/group-customer': read('group_customer'),
  '/partners/provider': read('provider'),
  '/partners/provider/excel': { model: 'provider', action: 'create' },
  '/partners/group-provider': read('group_provider'),
  '/partners/doctor': read('doctor'),
  '/partners/customer-care': read('map'),

  '/reports/sale-report': read('sale_report'),
  '/reports/customer-report': read('customer_report'),
  '/reports/product-report': read('product_report'),
  '/reports/provider-report': read('provider_report'),
  '/reports/employee-report': read('employee_report'),

  '/cashbooks': read('cashbook'),

  '/settings/store': read('store'),
  '/settings/branch': read('branch'),
  '/settings/device': read('branch'),
  '/settings/recovery-key': { model: 'store', action: 'delete' },
  '/settings/employee': read('employee'),
  '/settings/role': read('role'),
  '/settings/discount': read('discount'),
  '/settings/point': read('point_setting'),
  '/settings/tax': read('tax'),
  '/settings/connect-system': read('connect_system'),
  '/settings/delivery-fee': read('delivery_fee'),
  '/settings/connect-delivery': read('connect_delivery'),
  '/settings/log': read('user_log'),

  '/markets': read('market_common'),
  '/markets/store': read('market_store'),
  '/markets/setting': read('market_setting'),

  '/medicines': read('medicine_category'),
}

export type RouteRights = typeof routeRights
