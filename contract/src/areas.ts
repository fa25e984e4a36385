import { announcedRights } from './announced/rights.ts'
import { billRights } from './bill/rights.ts'
import { branchRights } from './branch/rights.ts'
import { contraindicationRights } from './contraindication/rights.ts'
import { customerGroupRights } from './customer-group/rights.ts'
import { discountRights } from './discount/rights.ts'
import { disposalRights } from './disposal/rights.ts'
import { doctorRights } from './doctor/rights.ts'
import { employeeRights } from './employee/rights.ts'
import { exportRights } from './export/rights.ts'
import { homeRights } from './home/rights.ts'
import { inboundRights } from './inbound/rights.ts'
import { inboundReturnRights } from './inbound-return/rights.ts'
import { inventoryCheckRights } from './inventory-check/rights.ts'
import { medicineRights } from './medicine/rights.ts'
import { moneyRights } from './money/rights.ts'
import { partnerRights } from './partner/rights.ts'
import { pointRights } from './point/rights.ts'
import { priceBookRights } from './price-book/rights.ts'
import { productRights } from './product/rights.ts'
import { providerGroupRights } from './provider-group/rights.ts'
import { reportRights } from './report/rights.ts'
import type { Area, AreaGroup } from './right/area.ts'
import { type Action, actions, type Grant, type Model } from './right/permission.ts'
import { roleRights } from './role/rights.ts'
import { saleReturnRights } from './sale-return/rights.ts'
import { salesOrderRights } from './sales-order/rights.ts'
import { sampleMedicineRights } from './sample-medicine/rights.ts'
import { shiftRights } from './shift/rights.ts'
import { stockRights } from './stock/rights.ts'
import { stockTransferRights } from './stock-transfer/rights.ts'
import { storeRights } from './store/rights.ts'
import { submissionRights } from './submission/rights.ts'
import { surchargeRights } from './surcharge/rights.ts'
import { taxRights } from './tax/rights.ts'
import { tillRights } from './till/rights.ts'
import { userLogRights } from './user-log/rights.ts'

/** Every area of rights: what roles can hold, in the order in which people see them. */
export const declaredAreas = {
  ...homeRights,
  ...tillRights,
  ...billRights,
  ...saleReturnRights,
  ...salesOrderRights,
  ...shiftRights,
  ...productRights,
  ...inboundRights,
  ...inboundReturnRights,
  ...inventoryCheckRights,
  ...stockTransferRights,
  ...discountRights,
  ...disposalRights,
  ...priceBookRights,
  ...sampleMedicineRights,
  ...medicineRights,
  ...contraindicationRights,
  ...partnerRights,
  ...customerGroupRights,
  ...doctorRights,
  ...surchargeRights,
  ...providerGroupRights,
  ...pointRights,
  ...moneyRights,
  ...reportRights,
  ...announcedRights,
  ...stockRights,
  ...exportRights,
  ...storeRights,
  ...branchRights,
  ...employeeRights,
  ...roleRights,
  ...taxRights,
  ...submissionRights,
  ...userLogRights,
}

/** Each area with its words. */
export const areas: Readonly<Record<Model, Area>> = declaredAreas

export const models = Object.keys(declaredAreas) as [Model, ...Model[]]

/** The areas of a group. */
export const modelsIn = (group: AreaGroup): Model[] => models.filter(model => areas[model].group === group)

/** The actions that can be allowed on a model. */
export const actionsOf = (model: Model): readonly Action[] => actions.filter(action => action in areas[model])

/** Whether a role can hold this right; stored ones that are none any more mean nothing. */
export const isRight = ({ model, action }: { model: string; action: string }): boolean =>
  Object.hasOwn(areas, model) && (actionsOf(model as Model) as readonly string[]).includes(action)

/** Every right that there is. */
export const everything: readonly Grant[] = models.flatMap(model => actionsOf(model).map(action => ({ model, action })))

/** What the three default roles hold when a store is made (docs/topics/permissions.md). */
export const defaultGrants: Record<'admin' | 'management' | 'staff', readonly Grant[]> = {
  admin: everything,
  management: everything.filter(
    ({ model, action }) => !(model === 'store' && action === 'delete') && !(model === 'role' && action !== 'read'),
  ),
  staff: everything.filter(({ model, action }) => areas[model].staff?.includes(action)),
}
