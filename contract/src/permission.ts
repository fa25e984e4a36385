/** Permission areas of the specification (spec §6). */
export const specModels = [
  'home',
  'sale',
  'list_product',
  'import_product',
  'sample_medicine',
  'return_product',
  'check_inventory',
  'price_setting',
  'market_common',
  'market_store',
  'market_setting',
  'medicine_category',
  'bill',
  'order',
  'return',
  'delivery',
  'customer',
  'group_customer',
  'provider',
  'group_provider',
  'doctor',
  'map',
  'cashbook',
  'sale_report',
  'customer_report',
  'product_report',
  'provider_report',
  'employee_report',
  'store',
  'branch',
  'employee',
  'role',
  'discount',
  'point_setting',
  'connect_system',
  'delivery_fee',
  'connect_delivery',
  'tax',
] as const
/** Areas beside them, and rights over fields and limits (docs/topics/permissions.md). */
export const ownModels = [
  'stock_transfer',
  'disposal',
  'shift',
  'user_log',
  'cost',
  'profit',
  'customer_phone',
  'sale_price',
  'posted_price',
  'discount_limit',
  'debt_limit',
  'back_date',
  'negative_stock',
  'closed_day',
  'data_export',
] as const
export const models = [...specModels, ...ownModels] as const
export const actions = ['read', 'create', 'update', 'delete'] as const

export type Model = (typeof models)[number]
export type Action = (typeof actions)[number]

/** Of a field or a limit only one of the four actions means anything. */
const ownActions: Readonly<Record<(typeof ownModels)[number], readonly Action[]>> = {
  stock_transfer: actions,
  disposal: actions,
  shift: actions,
  user_log: ['read'],
  cost: ['read'],
  profit: ['read'],
  customer_phone: ['read'],
  sale_price: ['update'],
  posted_price: ['update'],
  discount_limit: ['update'],
  debt_limit: ['update'],
  back_date: ['create'],
  negative_stock: ['create'],
  closed_day: ['update'],
  data_export: ['create'],
}

/** The actions that can be allowed on a model: all four on those of the specification. */
export const actionsOf = (model: Model): readonly Action[] =>
  (ownActions as Record<string, readonly Action[]>)[model] ?? actions

/** Whether a role can hold this right; stored ones that are none any more mean nothing. */
export const isRight = ({ model, action }: { model: string; action: string }): boolean =>
  (models as readonly string[]).includes(model) && (actionsOf(model as Model) as readonly string[]).includes(action)

/** One right of a role. */
export interface Grant {
  model: Model
  action: Action
}
/** Without an action the model alone suffices: any right on it opens the route (spec §6: sale and home). */
export interface ModelPermission {
  model: Model
  action?: Action
}
export type Permission =
  | 'public'
  | 'signed-in'
  | ModelPermission
  | { anyOf: readonly [ModelPermission, ...ModelPermission[]] }

/** A role's rights as a set of `model` and `model/action`, so that one look-up answers each question. */
export type Rights = ReadonlySet<string>

/** Takes a role's grants and gives the set that `isAllowed` reads. */
export function rightsOf(grants: readonly { model: string; action: string }[]): Rights {
  return new Set(grants.flatMap(grant => [grant.model, `${grant.model}/${grant.action}`]))
}

/** Whether the rights hold the permission; what is not listed is refused. */
export function isAllowed(
  rights: Rights,
  permission: ModelPermission | { anyOf: readonly ModelPermission[] },
): boolean {
  if ('anyOf' in permission) return permission.anyOf.some(one => isAllowed(rights, one))
  return rights.has(permission.action ? `${permission.model}/${permission.action}` : permission.model)
}

/** Every right that there is. */
export const everything: readonly Grant[] = models.flatMap(model => actionsOf(model).map(action => ({ model, action })))
const on = (model: Model, ...which: Action[]): Grant[] => which.map(action => ({ model, action }))

/** What the three default roles hold when a store is made (docs/topics/permissions.md). */
export const defaultGrants: Record<'admin' | 'management' | 'staff', readonly Grant[]> = {
  admin: everything,
  management: everything.filter(
    ({ model, action }) => !(model === 'store' && action === 'delete') && !(model === 'role' && action !== 'read'),
  ),
  staff: [
    ...on('home', 'read'),
    ...on('sale', 'read', 'create'),
    ...on('shift', 'read', 'create', 'update'),
    ...on('order', 'read', 'create'),
    ...on('list_product', 'read'),
    ...on('bill', 'read'),
    ...on('return', 'read', 'create'),
    ...on('check_inventory', 'read', 'create'),
    ...on('customer', 'read', 'create'),
  ],
}
