import { defineScreen, read } from '../routing/define-screen.ts'

const part = () => import('../features/report/report-screens.tsx')
const pathOf = (area: string) => `/reports/${area}-report`

const areas = [
  ['sale', 'bán hàng'],
  ['product', 'hàng hóa'],
  ['customer', 'khách hàng'],
  ['provider', 'nhà cung cấp'],
  ['employee', 'nhân viên'],
] as const

export const screens = areas.flatMap(([area, name], order) => {
  const title = `Báo cáo ${name}`
  const path = pathOf(area)
  return [
    defineScreen({
      path,
      needs: read(`${area}_report`),
      title,
      menu: order
        ? { within: pathOf('sale'), order, label: title }
        : { group: 'partners', order: 35, icon: 'scale', label: title, entry: 'Báo cáo' },
      load: async () => ({ default: (await part()).reportScreens[area] }),
    }),
    defineScreen({
      path: `${path}/document`,
      title,
      load: async () => ({ default: (await part()).documentScreens[area] }),
    }),
  ]
})
