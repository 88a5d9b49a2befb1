import { parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';

import { useLocale } from '#src/state/locale.tsx';

import type { FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

import styles from './day-field.module.css';
import field from './field.module.css';

interface Props extends FieldProps {
  /** ISO; null while what is typed is no day. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** ISO: the first day that can be chosen in the calendar. */
  first: string;
  last: string;
}

/** Days are written dd/MM/yyyy in both languages, with Latin digits (storefront.md section 8). */
const LOCALES = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const;

/** A day, typed part by part or chosen in a calendar. What is out of bounds can be typed: whoever asks for the day says so. */
export function DayField({ label, hint, error, value, onChange, first, last }: Props) {
  const locale = useLocale();
  const isInvalid = error !== undefined;
  const said = error ?? hint;
  return (
    <I18nProvider locale={LOCALES[locale]}>
      {/* React Aria's buttons write a style element of this id, which the page's policy refuses, unless there is one: the rule is ours. */}
      <span id="react-aria-pressable-style" hidden />
      <DatePicker
        className={field.field ?? ''}
        value={value === null ? null : parseDate(value)}
        onChange={(date) => onChange(date === null ? null : date.toString().slice(0, 10))}
        isInvalid={isInvalid}
        validationBehavior="aria"
        granularity="day"
        shouldForceLeadingZeros
      >
        <Label className={field.label ?? ''}>{label}</Label>
        <Group className={`${field.box} ${styles.box}`} data-invalid={isInvalid ? '' : undefined}>
          <DateInput className={`${field.input} ${styles.input}`}>
            {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
          </DateInput>
          <Button className={field.beside ?? ''}>
            <Icon name="calendar-blank" />
          </Button>
        </Group>
        {said !== undefined && (
          <Text
            elementType="p"
            slot={isInvalid ? 'errorMessage' : 'description'}
            className={(isInvalid ? field.error : field.hint) ?? ''}
          >
            {said}
          </Text>
        )}
        <Popover className={styles.popover ?? ''} offset={6} containerPadding={8}>
          <Dialog className={styles.dialog ?? ''}>
            <Calendar minValue={parseDate(first)} maxValue={parseDate(last)}>
              <header className={styles.head}>
                <Button slot="previous" className={styles.turn ?? ''}>
                  <Icon name="caret-left" />
                </Button>
                <Heading className={styles.month ?? ''} />
                <Button slot="next" className={styles.turn ?? ''}>
                  <Icon name="caret-right" />
                </Button>
              </header>
              <CalendarGrid className={styles.grid ?? ''}>
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
                </CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}
