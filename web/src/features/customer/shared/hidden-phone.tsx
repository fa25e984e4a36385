import { customerCareRoutes } from '@quay/contract/partner/routes'
import { isAllowed } from '@quay/contract/right/permission'
import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { showPhoneText } from '../../../text/partner/show-phone.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'

type HiddenPhoneProps = {
  customerId: string
  customerName: string
  /** As the answer of the server has it: whole, masked or none. */
  phone: string | null
  field?: 'phone' | 'phone2'
}

/** A phone to call; one that is masked is shown whole once a person with the right asks for it, which the log keeps. */
export function HiddenPhone({ customerId, customerName, phone, field = 'phone' }: HiddenPhoneProps) {
  const { rights } = useSession()
  const [seen, setSeen] = useState<string | null>(null)
  const show = useAction(customerCareRoutes.phone, { onDone: answer => setSeen(answer[field]) })
  const shown = seen ?? phone
  if (!shown) return <>—</>
  if (isWhole(shown))
    return (
      <a href={`tel:${shown}`} className="text-accent-text hover:underline">
        {shown}
      </a>
    )
  if (!isAllowed(rights, customerCareRoutes.phone.permission)) return <>{shown}</>
  return (
    <span className="inline-flex items-center gap-1">
      {shown}
      <IconButton
        size="sm"
        label={showPhoneText.show(customerName)}
        icon={<Eye />}
        busy={show.isPending}
        onClick={event => {
          // In a row that opens something.
          event.stopPropagation()
          show.mutate({ params: { id: customerId } })
        }}
      />
    </span>
  )
}

const isWhole = (phone: string) => /^[+\d][\d .-]*$/.test(phone)
