import { Text } from '@react-pdf/renderer';

interface Props {
  language: 'en' | 'ar';
  children: string;
  /** Points. */
  size?: number;
  isBold?: boolean;
  /** Against the edge where lines begin or end; figures that are added up stand at the right in both languages. */
  side?: 'start' | 'end' | 'right';
  /** A figure or a number: from left to right in both languages, a minus before it. */
  isFigure?: boolean;
  colour?: string;
}

/** A line or paragraph in the direction of its language, whatever it begins with. */
export function PaperText({
  language,
  children,
  size = 9,
  isBold = false,
  side = 'start',
  isFigure = false,
  colour = '#222222',
}: Props) {
  const isAtRight = side === 'right' || (language === 'ar') === (side === 'start');
  const style = {
    fontSize: size,
    fontWeight: isBold ? 700 : 400,
    color: colour,
    lineHeight: 1.45,
    direction: language === 'ar' && !isFigure ? 'rtl' : 'ltr',
    textAlign: isAtRight ? 'right' : 'left',
  } as const;
  return <Text style={style}>{children}</Text>;
}
