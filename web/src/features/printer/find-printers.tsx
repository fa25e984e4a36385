import { printerRoutes } from '@quay/contract/printer/routes'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { printerText } from '../../text/kit/printer.ts'
import { Button } from '../../ui/button/button.tsx'

const { fields } = printerText

/** Looks for printers in the network of the server when it is asked to, and offers what was found. */
export function FindPrinters({ onChoose }: { onChoose: (address: string) => void }) {
  const [found, setFound] = useState<readonly string[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function search() {
    setBusy(true)
    setProblem(null)
    try {
      setFound(await call(printerRoutes.search, {}))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  const said = problem ?? (found && (found.length === 0 ? fields.searchNothing : fields.searchFound))
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" icon={<Search />} busy={isBusy} onClick={() => void search()}>
        {fields.search}
      </Button>
      <span role="status" className="text-12 text-ink-2">
        {said}
      </span>
      {found?.map(address => (
        <Button key={address} size="sm" onClick={() => onChoose(address)}>
          {address}
        </Button>
      ))}
    </div>
  )
}
