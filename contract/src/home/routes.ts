import { z } from 'zod'
import { day, id, instant } from '../field.ts'
import { branchFilter } from '../page.ts'
import { routes } from '../route.ts'
import { homePeriods } from './periods.ts'

/** Without `sale_report/read` figures, chart, best goods, best customers and the morning are of what the caller sold. */
const figures = z.object({
  /** What was sold, before what came back. */
  revenue: z.int(),
  /** The value of the goods that came back; a fee that the shop kept is not taken off it. */
  returns: z.int(),
  returnCount: z.int(),
  /** As in the report of sales: revenue less what came back. */
  netRevenue: z.int(),
  billCount: z.int(),
  cancelledCount: z.int(),
  cash: z.int(),
  bank: z.int(),
  debt: z.int(),
  /** Only with profit/read. */
  profit: z.int().optional(),
})

const groupChange = z.object({
  /** Null for goods without a group. */
  groupId: id.nullable(),
  name: z.string(),
  revenue: z.int(),
  mean: z.int(),
})

export const homeRoutes = routes({
  figures: {
    method: 'GET',
    path: '/home',
    summary: 'Số liệu hôm nay, so với hôm qua, cùng thứ tuần trước và cùng ngày tháng trước, đến cùng giờ',
    permission: { model: 'home' },
    query: z.object(branchFilter),
    response: z.object({
      asOf: instant,
      businessDay: day,
      today: figures,
      yesterday: figures,
      lastWeek: figures,
      /** Of the same day of the month before, or of its last one where it is shorter. */
      lastMonthDay: day,
      lastMonth: figures,
      byHour: z.array(z.object({ hour: z.int(), today: z.int(), lastWeek: z.int() })),
    }),
  },
  chart: {
    method: 'GET',
    path: '/home/chart',
    summary: 'Doanh thu thuần theo giờ, ngày hoặc thứ trong một thời gian, và trong thời gian trước đó',
    permission: { model: 'home' },
    query: z.object({
      ...branchFilter,
      period: z.enum(homePeriods).default('7days'),
      by: z.enum(['hour', 'day', 'weekday']).default('day'),
    }),
    response: z.object({
      asOf: instant,
      from: day,
      to: day,
      /** The time that it is compared with: of one day the same weekday of the week before. */
      before: z.object({ from: day, to: day }),
      /** `key`: the hour of the wall clock, the day, or the weekday from Monday (1). */
      items: z.array(z.object({ key: z.string(), netRevenue: z.int(), billCount: z.int(), previous: z.int() })),
    }),
  },
  topProducts: {
    method: 'GET',
    path: '/home/top-products',
    summary: 'Hàng bán chạy theo doanh thu hoặc số lượng (đơn vị cơ bản)',
    permission: { model: 'home' },
    query: z.object({
      ...branchFilter,
      period: z.enum(homePeriods).default('7days'),
      by: z.enum(['revenue', 'quantity']).default('revenue'),
    }),
    response: z.array(
      z.object({ productId: id, name: z.string(), revenue: z.int(), quantity: z.int(), baseUnit: z.string() }),
    ),
  },
  morning: {
    method: 'GET',
    path: '/home/morning',
    summary: 'Hôm qua, so với trung bình bốn ngày cùng thứ trước đó; chỉ có nghĩa đến trưa',
    permission: { model: 'home' },
    query: z.object(branchFilter),
    response: z.object({
      asOf: instant,
      /** Whether it is before noon by the branch's clock. The home page shows this note until then. */
      isMorning: z.boolean(),
      /** Yesterday. */
      day,
      netRevenue: z.int(),
      billCount: z.int(),
      /** On how many of the four days before, a week apart each, anything was sold; `meanNetRevenue` is of these, half up. */
      daysOfMean: z.int(),
      meanNetRevenue: z.int(),
      /** The group of goods that rose most against that mean, and the one that fell most; null where none did. */
      best: groupChange.nullable(),
      worst: groupChange.nullable(),
      /** Shifts of yesterday that were closed, and what was counted above or below what had to be there. Only with shift_review/read. */
      shifts: z.object({ count: z.int(), difference: z.int(), open: z.int() }).optional(),
      /** Unpaid documents whose day to pay has come or comes within seven days, and what is left of them; each with the right to see its partners. */
      customersDue: z.object({ count: z.int(), remaining: z.int() }).optional(),
      providersDue: z.object({ count: z.int(), remaining: z.int() }).optional(),
      /** Lots on the shelves that have expired, and that have or will within so many days. Only with list_product/read. */
      lots: z.object({ expired: z.int(), expiring: z.int(), withinDays: z.int() }).optional(),
    }),
  },
  topCustomers: {
    method: 'GET',
    path: '/home/top-customers',
    summary: 'Khách mua nhiều nhất của chi nhánh, hoặc khách nợ nhiều nhất',
    permission: { model: 'customer', action: 'read' },
    query: z.object({
      ...branchFilter,
      by: z.enum(['revenue', 'debt']).default('revenue'),
      period: z.enum(homePeriods).default('30days'),
    }),
    response: z.array(
      z.object({ customerId: id, name: z.string(), revenue: z.int(), billCount: z.int(), debt: z.int() }),
    ),
  },
  tasks: {
    method: 'GET',
    path: '/home/tasks',
    summary:
      'Việc cần làm: lô hết hạn, sắp hết hạn, hàng dưới định mức, khách nợ, phiếu nhập tạm, giấy phép và chứng chỉ hết hạn',
    permission: { model: 'home' },
    query: z.object(branchFilter),
    response: z.object({
      /** Bills and returns without the network with an open flag; 0 for a caller who may read neither. */
      billsToLookAt: z.int(),
      /** Numbers of tills of the branch that never came; 0 for a caller who may not see the tills. */
      missingBills: z.int(),
      expiredLots: z.int(),
      expiringLots: z.int(),
      expiringWithinDays: z.int(),
      lowStock: z.int(),
      outOfStock: z.int(),
      debtors: z.int(),
      debtorsAmount: z.int(),
      /** Unpaid documents of customers and to suppliers whose day to pay comes within seven days. */
      customersDue: z.int(),
      providersDue: z.int(),
      draftInbounds: z.int(),
      /** Goods that wait to go back to their provider. */
      draftReturns: z.int(),
      /** Goods on their way to the branch, and requests of others that it has not answered. */
      transfersIncoming: z.int(),
      transferRequests: z.int(),
      /** Drafts that wait for approval and sending; 0 for a caller who may not send goods. */
      transferApprovals: z.int(),
      /** Open checks, and unsent reports of lost medicines; 0 for a caller who may not see them. */
      openChecks: z.int(),
      unsentIncidents: z.int(),
      /** 1 where the monthly check of quality was begun, or is due (from the 20th), and is not completed. */
      qualityDue: z.int(),
      /** Days with controlled medicines that are over and not signed in their book. */
      unsignedBooks: z.int(),
      /** 1 where a declaration of the household is due within 10 days; 0 where nothing is paid, or the caller may not see it. */
      taxFilings: z.int(),
      revenueNotices: z.int(),
      /** 1 in the 30 days before a report of controlled medicines is due (15/07 of the half year, 15/01 of the year) of a branch that has any. */
      controlledReports: z.int(),
      /** Orders of customers that are confirmed and not handed out whole; 0 for a caller who may not see them. */
      waitingOrders: z.int(),
      /** Orders that should have come by now. */
      lateOrders: z.int(),
      /** What customers asked for, and is there now. */
      customerRequestsArrived: z.int(),
      /** Providers with a paper that has expired or soon will; 0 for a caller who may not see them. */
      providerCertificates: z.int(),
      /** Papers of the store that have expired or soon will; 0 for a caller who may not see them. */
      storeLicences: z.int(),
      /** Those of this branch. */
      branchLicences: z.int(),
      /** Active employees with a certificate that has expired or soon will; 0 for a caller who may not see them. */
      certificates: z.int(),
      /** Readings of temperature that are due today and not taken; papers of thermometers that ran out or do so soon. */
      storageReadings: z.int(),
      calibrations: z.int(),
      /** Goods on a shelf of the branch that the national list has withdrawn; 0 for a caller who may not see the list. */
      withdrawnMedicines: z.int(),
    }),
  },
  feed: {
    method: 'GET',
    path: '/home/feed',
    summary:
      'Vừa diễn ra: bán hàng, nhập hàng, đặt hàng, chuyển kho, kiểm kho, xuất hủy, hủy, thu chi, chuyển quỹ, bù trừ công nợ',
    permission: { model: 'home' },
    query: z.object({
      ...branchFilter,
      /** The newest row that the caller has: only what may have come since is answered, rows of the last minute before it once more. */
      after: id.optional(),
    }),
    response: z.array(
      z.object({
        id,
        at: instant,
        employeeName: z.string(),
        action: z.string(),
        actionText: z.string(),
        subjectKind: z.string().nullable(),
        subjectId: id.nullable(),
        subjectCode: z.string().nullable(),
        amount: z.int().nullable(),
      }),
    ),
  },
})
