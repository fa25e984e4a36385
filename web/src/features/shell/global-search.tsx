import { useState } from 'react'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { laterPart } from '../../ui/later-part.tsx'
import { SearchTrigger } from '../../ui/shell/search-trigger.tsx'

const SearchDialog = laterPart(async () => (await import('./search-dialog.tsx')).default)
const label = 'Tìm hàng, khách, mã chứng từ'

/** The search of the header, on Ctrl+K from anywhere. Its window loads when it is first opened. */
export function GlobalSearch() {
  const [open, setOpen] = useState(false)
  useHotkey({ id: 'search.global', key: 'Ctrl+K', label, scope: 'Mọi màn hình' }, () => setOpen(true))
  return (
    <>
      <SearchTrigger label={label} keyHint="Ctrl K" onOpen={() => setOpen(true)} />
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}
