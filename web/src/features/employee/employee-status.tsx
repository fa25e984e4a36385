import { employeeText } from '../../text/employee.ts'
import { Badge } from '../../ui/badge.tsx'

/** Whether an employee still works here, as a badge. */
export function EmployeeStatus({ isActive }: { isActive: number }) {
  return (
    <Badge tone={isActive === 1 ? 'success' : 'neutral'} shape={isActive === 1 ? 'full' : 'hollow'}>
      {employeeText.statuses[isActive === 1 ? 1 : 0]}
    </Badge>
  )
}
