import { doctorRoutes } from '@quay/contract/doctor/routes'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useRoute } from '../../api/use-route.ts'
import { doctorText } from '../../text/partner/doctor.ts'
import { Note } from '../../ui/mark/note.tsx'
import type { DoctorForm } from './doctor-form.ts'

const pauseBeforeAsking = 300

/** Says which doctors have the name or the phone that is typed. It stops nothing: two doctors may have one name. */
export function AlikeDoctors({ except }: { except: string | undefined }) {
  const [name = '', phone = ''] = useWatch<DoctorForm, ['name', 'phone']>({ name: ['name', 'phone'] })
  const [asked, setAsked] = useState({ name, phone })
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ name, phone }), pauseBeforeAsking)
    return () => clearTimeout(timer)
  }, [name, phone])
  const query = { name: asked.name.trim(), phone: asked.phone.trim(), ...(except && { except }) }
  const isTyped = query.name !== '' || query.phone !== ''
  const alike = useRoute(doctorRoutes.alike, { query }, { enabled: isTyped, keepPrevious: false })
  const items = (isTyped && alike.data?.items) || []
  return (
    <div role="status" className="empty:hidden">
      {items.length > 0 && (
        <Note tone="warning">
          <p>{doctorText.alike}</p>
          <ul>
            {items.map(({ id, code, degree, name, phone, workplace, isActive }) => (
              <li key={id}>
                <b className="font-medium">{[degree, name].filter(Boolean).join(' ')}</b>
                {' · '}
                {[code, phone, workplace, isActive ? null : doctorText.statuses[0]].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
