import ListFilter from 'lucide-react/icons/list-filter'
import { type ReactNode, useState } from 'react'
import { kitText } from '../text/kit.ts'
import { Button } from './button.tsx'
import { Count } from './count.tsx'
import { Dialog } from './dialog.tsx'

/** On a phone all filters of a list stand behind this one button. */
export function FilterButton({ active, children }: { active: number; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<ListFilter />} onClick={() => setOpen(true)}>
        {kitText.filters}
        {active > 0 && <Count value={active} />}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={kitText.filters}
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {kitText.showResults}
          </Button>
        }
      >
        <div className="grid gap-3">{children}</div>
      </Dialog>
    </>
  )
}
