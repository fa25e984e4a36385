import Scale from 'lucide-react/icons/scale'
import { defineScreen, type MenuPlace, read } from '../routing/define-screen.ts'

type Area = 'sale' | 'product' | 'customer' | 'employee'
const first = '/reports/sale-report'

const areaScreens = (area: Area, title: string, menu: MenuPlace) => [
  defineScreen({
    path: `/reports/${area}-report`,
    needs: read(`${area}_report`),
    title,
    menu,
    load: async () => ({ default: (await import('../features/report/report-screens.tsx')).reportScreens[area] }),
  }),
  defineScreen({
    path: `/reports/${area}-report/document`,
    title,
    load: async () => ({ default: (await import('../features/report/report-screens.tsx')).documentScreens[area] }),
  }),
]

export const screens = [
  ...areaScreens('sale', 'Báo cáo bán hàng', {
    group: 'partners',
    order: 35,
    icon: <Scale />,
    label: 'Báo cáo bán hàng',
    entry: 'Báo cáo',
  }),
  ...areaScreens('product', 'Báo cáo hàng hóa', { within: first, order: 10, label: 'Báo cáo hàng hóa' }),
  ...areaScreens('customer', 'Báo cáo khách hàng', { within: first, order: 20, label: 'Báo cáo khách hàng' }),
  ...areaScreens('employee', 'Báo cáo nhân viên', { within: first, order: 30, label: 'Báo cáo nhân viên' }),
]
