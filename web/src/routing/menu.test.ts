import { type Rights, rightsOf } from '@quay/contract/right/permission'
import { describe, expect, it } from 'vitest'
import { isCurrent, tabsOf } from '../ui/shell/navigation.ts'
import { menuFor } from './menu.ts'
import { screens } from './screens.ts'

const labels = (rights: Rights) => menuFor(rights, screens).flatMap(({ items }) => items.map(({ label }) => label))
const everything = { has: () => true } as unknown as Rights

describe('the menu', () => {
  it('holds an entry for each job, few enough to be seen at once', () => {
    expect(labels(everything)).toEqual([
      ...['Tổng quan', 'Hóa đơn', 'Sản phẩm', 'Thiết lập giá', 'Nhập hàng', 'Đặt hàng nhập', 'Nhà cung cấp'],
      ...['Lô và hạn dùng', 'Kiểm kho', 'Chuyển kho', 'Sổ GPP'],
      ...['Khách hàng', 'Bác sĩ', 'Sổ quỹ', 'Báo cáo', 'Nhân viên', 'Thiết lập'],
    ])
  })

  it('leads to every page that has a place in it', () => {
    const reached = menuFor(everything, screens).flatMap(({ items }) => items.flatMap(({ pages }) => pages))
    const placed = screens.flatMap(({ path, menu }) => (menu ? [path] : []))
    expect(reached.map(({ to }) => to).toSorted()).toEqual(placed.toSorted())
  })

  it('names the one page that somebody may open of a job, and leads there', () => {
    const groups = menuFor(
      rightsOf([
        { model: 'medicine_category', action: 'read' },
        { model: 'role', action: 'read' },
      ]),
      screens,
    )
    const items = groups.flatMap(group => group.items)
    expect(items.map(({ to, label }) => [to, label])).toEqual([
      ['/', 'Tổng quan'],
      ['/medicines', 'Danh mục thuốc'],
      ['/settings/role', 'Vai trò'],
    ])
    expect(tabsOf(groups, '/medicines')).toEqual([])
  })

  it('adds up what waits behind the pages of an entry', () => {
    const groups = menuFor(everything, screens, { '/products/storage-conditions': 2, '/products/quality-check': 1 })
    expect(groups.flatMap(({ items }) => items).find(({ label }) => label === 'Sổ GPP')?.count).toBe(3)
  })

  it('marks the entry of a page and of what lies below it, and shows the tabs on its pages only', () => {
    const groups = menuFor(everything, screens)
    const entryOf = (path: string) =>
      groups.flatMap(({ items }) => items.filter(item => isCurrent(item, path))).map(({ label }) => label)
    expect(entryOf('/medicines/1')).toEqual(['Sản phẩm'])
    expect(entryOf('/')).toEqual(['Tổng quan'])
    expect(entryOf('/products/return/new')).toEqual(['Nhập hàng'])
    expect(tabsOf(groups, '/products/customer-request').map(({ label }) => label)).toEqual([
      ...['Đặt hàng nhập', 'Dự trù hàng', 'Hàng khách hỏi'],
    ])
    expect(tabsOf(groups, '/products/return/new')).toEqual([])
  })
})
