import { actionsOf, areas, modelsIn } from '@quay/contract/areas'
import { type AreaGroup, areaGroups } from '@quay/contract/right/area'
import { rightsOf } from '@quay/contract/right/permission'
import { formatPercent } from '@quay/domain/text/format-number'
import { decideRoute } from '../../routing/decide-route.ts'
import { routeRights } from '../../routing/route-rights.ts'
import { roleWords } from '../../text/setting/role.ts'
import { grantsOf, type RoleDraft } from './role-draft.ts'

/** Every right in the order of the groups in which people look for them. */
const byGroup = (Object.keys(areaGroups) as AreaGroup[])
  .flatMap(modelsIn)
  .flatMap(model => actionsOf(model).map(action => ({ model, action })))

export type RoleDescription = {
  /** Titles of the screens that open. */
  screens: string[]
  screenCount: number
  powers: string[]
  limits: string[]
}

/** What a person with this role can and cannot do, in words. `screens` are those of the application. */
export function describeRole(
  { rights, discountLimit }: Pick<RoleDraft, 'rights' | 'discountLimit'>,
  screens: readonly { path: string; title: string }[],
): RoleDescription {
  const session = { signedIn: true, rights: rightsOf(grantsOf(rights)) }
  const guarded = screens.filter(({ path }) => typeof routeRights[path] === 'object')
  const titles = (list: typeof guarded) => [...new Set(list.map(({ title }) => title))]
  const open = guarded.filter(({ path }) => decideRoute(path, session, routeRights).kind === 'open')

  const powers = byGroup
    .filter(({ model, action }) => areas[model].notable?.includes(action) && rights.has(`${model}/${action}`))
    .flatMap(({ model, action }) => areas[model][action] ?? [])
  const sells = rights.has('sale/create')
  const ofSale = new Set<string>(['bill', 'sale_price', 'debt_limit', 'back_date'])
  const limits = byGroup
    .filter(({ model, action }) => !rights.has(`${model}/${action}`) && (sells || !ofSale.has(model)))
    .flatMap(({ model, action }) => areas[model].without?.[action] ?? [])
  if (sells && !rights.has('discount_limit/update'))
    limits.unshift(discountLimit === null ? roleWords.limitStore : roleWords.limitOwn(formatPercent(discountLimit)))
  return { screens: titles(open), screenCount: titles(guarded).length, powers, limits }
}
