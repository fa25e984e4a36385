import FolderTree from 'lucide-react/icons/folder-tree'
import { useState } from 'react'
import { productText } from '../../../text/product/product.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Menu } from '../../../ui/popup/menu.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { ListDialog } from './list-dialog.tsx'

const { lists } = productText

/** The lists that products stand in: groups, makers, shelves; and those that are there twice. */
export function ListsMenu() {
  const [list, setList] = useState<'groups' | 'manufacturers' | 'positions' | null>(null)
  const close = () => setList(null)
  return (
    <>
      <Menu
        label={lists.menu}
        trigger={<Button icon={<FolderTree />}>{lists.menu}</Button>}
        entries={[
          { id: 'groups', label: productText.groups, onSelect: () => setList('groups') },
          { id: 'makers', label: lists.manufacturers, onSelect: () => setList('manufacturers') },
          { id: 'positions', label: lists.positions, onSelect: () => setList('positions') },
          { id: 'duplicates', label: productText.duplicates.title, to: '/products/duplicates' },
        ]}
      />
      {list === 'groups' && <GroupDialog onClose={close} />}
      {(list === 'manufacturers' || list === 'positions') && <ListDialog list={list} onClose={close} />}
    </>
  )
}
