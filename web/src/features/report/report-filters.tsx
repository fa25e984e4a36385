import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import { priceBookRoutes } from '@quay/contract/price-book/routes'
import { productRoutes } from '@quay/contract/product/routes'
import type { ReportFilter, reportRoutes } from '@quay/contract/report/routes'
import type { ReportArea } from '@quay/contract/report/shapes'
import { neededRight } from '@quay/contract/right/find-right'
import { filterValueWords, viewOf } from '@quay/domain/report/views'
import { useRoute } from '../../api/use-route.ts'
import { customerEntity, employeeEntity, productEntity, providerEntity } from '../../list/entities.ts'
import { type Address, type Asked, choicesOf, type Filter } from '../../list/filter.ts'
import { paymentMethodText, saleChannelLabel, saleChannelText } from '../../text/bill/bill.ts'
import { reportText } from '../../text/money/report.ts'
import { namedOptions } from '../../ui/choice/named-options.ts'
import { reportPresets } from '../../ui/date/period.ts'
import { useGroupOptions } from '../product/shared/use-group-options.ts'
import { BoundsControl, boundsOf, boundsText } from './bounds-control.tsx'
import { DayControl } from './day-control.tsx'
import { groupsOf } from './report-columns.tsx'
import { CompareControl, comparedBy, groupControl, ScopeControl, viewControl } from './report-controls.tsx'

type ReportAsked = Asked<(typeof reportRoutes)[ReportArea]>
type Fields = Filter<ReportAsked>

/** What a report of an area is asked: view, days, comparison, groups, branch, and what it is narrowed to. */
export function reportFilters(area: ReportArea): ReadonlyArray<Fields> {
  const offers =
    (field: ReportFilter) =>
    ({ query }: { query: Address }) =>
      viewOf(area, query.view).view.filters.includes(field)
  return [
    {
      kind: 'custom',
      names: ['view'],
      read: query => ({ view: viewOf(area, query.view).id }) as ReportAsked,
      Control: viewControl(area),
    },
    { kind: 'period', usual: 'month', presets: reportPresets, isClosed: true } as Fields,
    // The days themselves are those of the period.
    ...(area === 'product' ? [{ kind: 'custom', names: [], read: () => ({}), Control: DayControl } as Fields] : []),
    {
      kind: 'custom',
      names: ['groupBy', 'groupBy2'],
      read: query => {
        const { first, second } = groupsOf(area, query)
        return { groupBy: first, ...(second && { groupBy2: second }) }
      },
      Control: groupControl(area),
    },
    { kind: 'custom', names: ['compare'], read: query => ({ compare: comparedBy(query) }), Control: CompareControl },
    {
      kind: 'custom',
      names: ['least', 'most'],
      read: query => boundsOf(query) as unknown as ReportAsked,
      Control: BoundsControl,
      chip: query => {
        const value = boundsText(query)
        return value === null ? null : { label: reportText.bounds, value }
      },
    },
    // The picture has its own choice; here it is only kept, with the address and with a kept report.
    { kind: 'custom', names: ['chart'], read: () => ({}) },
    {
      kind: 'custom',
      names: ['scope'],
      read: query => (query.scope === 'all' ? { branchId: 'all' } : {}),
      Control: ScopeControl,
    },
    {
      kind: 'choice',
      field: 'parts',
      label: reportText.parts,
      choices: choicesOf(reportText.partChoices),
      isMore: true,
      shown: offers('parts'),
    } as Fields,
    {
      kind: 'choice',
      field: 'expiry',
      label: reportText.expiry,
      choices: choicesOf(reportText.expiryChoices, { all: reportText.anyExpiry }),
      shown: offers('expiry'),
    } as Fields,
    {
      kind: 'choice',
      field: 'rankBy',
      label: reportText.rankBy,
      choices: choicesOf(reportText.rankChoices),
      shown: offers('rankBy'),
    } as Fields,
    {
      kind: 'choice',
      field: 'discounted',
      label: reportText.discounted,
      choices: choicesOf(filterValueWords.discounted!, { all: reportText.everyBill }),
      shown: offers('discounted'),
    } as Fields,
    {
      kind: 'choice',
      field: 'method',
      label: reportText.method,
      choices: choicesOf(paymentMethodText, { all: reportText.anyMethod }),
      isMore: true,
      shown: offers('method'),
    } as Fields,
    {
      kind: 'choice',
      field: 'channel',
      label: saleChannelLabel,
      choices: choicesOf(saleChannelText, { all: reportText.anyChannel }),
      isMore: true,
      shown: offers('channel'),
    } as Fields,
    {
      kind: 'entity',
      field: 'sellerId',
      label: reportText.seller,
      all: reportText.anySeller,
      of: employeeEntity,
      isMore: true,
      shown: facts => offers('sellerId')(facts) && facts.may({ model: 'employee', action: 'read' }),
    },
    {
      kind: 'entity',
      field: 'customerId',
      label: reportText.customer,
      all: reportText.anyCustomer,
      of: customerEntity,
      isMore: true,
      shown: facts => offers('customerId')(facts) && facts.may({ model: 'customer', action: 'read' }),
    },
    {
      kind: 'entity',
      field: 'providerId',
      label: reportText.provider,
      all: reportText.anyProvider,
      of: providerEntity,
      isMore: true,
      shown: facts => offers('providerId')(facts) && facts.may({ model: 'provider', action: 'read' }),
    },
    {
      kind: 'listed',
      field: 'customerGroupId',
      label: reportText.customerGroup,
      all: reportText.anyCustomerGroup,
      useOptions: () => namedOptions(useRoute(customerGroupRoutes.list, {}).data?.items),
      isMore: true,
      shown: facts => offers('customerGroupId')(facts) && facts.may(customerGroupRoutes.list.permission),
    },
    {
      kind: 'listed',
      field: 'productGroupId',
      label: reportText.productGroup,
      all: reportText.anyProductGroup,
      useOptions: useGroupOptions,
      isSearched: true,
      isMore: true,
      shown: facts => offers('productGroupId')(facts) && facts.may(neededRight(productRoutes.groups.permission)),
    },
    {
      kind: 'choice',
      field: 'goodsType',
      label: reportText.goodsType,
      choices: choicesOf(filterValueWords.goodsType!, { all: reportText.anyGoodsType }),
      isMore: true,
      shown: offers('goodsType'),
    } as Fields,
    {
      kind: 'choice',
      field: 'controlGroup',
      label: reportText.controlGroup,
      choices: choicesOf(filterValueWords.controlGroup!, { all: reportText.anyControlGroup }),
      isMore: true,
      shown: offers('controlGroup'),
    } as Fields,
    {
      kind: 'listed',
      field: 'priceBookId',
      label: reportText.priceBook,
      all: reportText.anyPriceBook,
      useOptions: () => namedOptions(useRoute(priceBookRoutes.list, {}).data?.items),
      isMore: true,
      shown: facts => offers('priceBookId')(facts) && facts.may(neededRight(priceBookRoutes.list.permission)),
    },
    {
      kind: 'entity',
      field: 'supplierId',
      label: reportText.supplier,
      all: reportText.anyProvider,
      of: providerEntity,
      isMore: true,
      shown: facts => offers('supplierId')(facts) && facts.may({ model: 'provider', action: 'read' }),
    },
    {
      kind: 'entity',
      field: 'productId',
      label: reportText.product,
      all: reportText.anyProduct,
      of: productEntity,
      isMore: true,
      shown: facts => offers('productId')(facts) && facts.may({ model: 'list_product', action: 'read' }),
    },
  ]
}

/** Of an address what a report was asked, with the row whose documents are wanted. */
export function documentsAsked(area: ReportArea, query: Address): Asked<(typeof reportRoutes)['saleDocument']> {
  const { view, id } = viewOf(area, query.view)
  const { first, second } = groupsOf(area, query)
  const narrowed = view.filters.flatMap(name => (query[name] ? [[name, query[name]]] : []))
  return {
    view: id,
    groupBy: first,
    ...(second && { groupBy2: second }),
    from: query.from,
    to: query.to,
    ...(query.until && { until: query.until }),
    ...(query.key ? { key: query.key } : boundsOf(query)),
    ...(query.scope === 'all' && { branchId: 'all' }),
    ...Object.fromEntries(narrowed),
  } as Asked<(typeof reportRoutes)['saleDocument']>
}
