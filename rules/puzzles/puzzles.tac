# puzzle 0pvc1bpn easy bringHome 1
variant 6x3m
balls h0.0,h0.1,h0.2,h0.3/h1.1,h1.2,h1.3/12,44,h2.2,h2.3/33*,h3.0,h3.2,h3.3/40,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 1,2,6,6,T/1,2,7,9,10/5,6,8,9/4,5,6,10/3,9,12,X/2,7,8,10,12
turn 5
# puzzle 4rsrjmcx easy bringHome 1
variant 6x3n
balls -/5,33,37/31,h2.3/45,h3.1,h3.3/h4.2,h4.3/25,h5.1,h5.2,h5.3
hands 9,12,T/1,4,5,9/4,10,12,13/5,6,6/8,9,12/5,5,12
turn 1
# puzzle 6gfbpc8w easy bringHome 1
variant 6x2m
balls h0.1/16,41,h1.2,h1.3/h2.1,h2.2,h2.3/42,h3.1,h3.2,h3.3/30,47,h4.2,h4.3/28,h5.1,h5.2,h5.3
hands 1,2,3,10,10,13/4,5,6,13,T,X/1,3,7,9,10,10/1,2,5,8,8,E/2,3,4,5,9,12/1,1,4,5,13,T
turn 4
# puzzle 6mtgz3wt easy bringHome 1
variant 4x1n
balls 57,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/52,h2.1,h2.2,h2.3/6,40,h3.2,h3.3
hands 6,8,8,13/3,4,9,13/7,7,12,13/1,2,8,9,13
turn 3
# puzzle 75pvvf3f easy bringHome 1
variant 4x1n
balls 0,3,h0.3/h1.0,h1.3/53,h2.2,h2.3/48,55
hands 2,5,5,13,X/2,7,7,13,13/3,10,10,X/1,4,6,8,T
turn 3
3 T 3-53
# puzzle 96mqwt52 easy bringHome 1
variant 6x2m
balls 0*,20,21/h1.3/22*,45,h2.3/51,h3.1,h3.2,h3.3/33,46,h4.3/63
hands 1,7,7/T,X/5,10/4,12/6,7,12/2,10,10
turn 4
# puzzle a3h8zadx easy bringHome 1
variant 4x2m
balls 20/h1.3/28,57/48*
hands 8,10,12,12,T/7,10,T,T/1,4,6,9,10/1,5,9,9,D
turn 2
# puzzle d27ct74t easy bringHome 1
variant 4x1m
balls h0.0,h0.1,h0.2,h0.3/19,23,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 8,10/4,T/4,7/6,10
turn 2
# puzzle ke1x5x9t easy bringHome 1
variant 6x2n
balls 0*,3,h0.2/62/h2.3/29,43,h3.3/51/h5.3
hands 2,5,6,X/2,2,12,T/4,5,T,T/4,5,8,13/1,2,4,13/4,9,12,12
turn 3
# puzzle ksaqx6bj easy bringHome 1
variant 6x3n
balls 0*,h0.2,h0.3/14,h1.3/h2.0,h2.2,h2.3/44,h3.1,h3.2/37,47,h4.3/12,55*,h5.3
hands 2,3,6,6,T/2,2,4,10,12/3,4,5,5,10/1,2,4,10,12,13/7,8,13,T,X/4,6,6,8,9
turn 3
3 2 44-46
# puzzle kwqk3gzr easy bringHome 2
variant 6x2n
balls 33,h0.0,h0.1,h0.3/11*,h1.2,h1.3/22*,35,39,h2.3/30,h3.1,h3.2,h3.3/44*,h4.1,h4.2,h4.3/55,64,h5.3
hands 6,9,10,T/3,3,X/1,4,13/1,7,8,9/5,5,8,8/1,1,2,4
turn 3
# puzzle p5rb92fs easy bringHome 1
variant 4x2m
balls 0,7,h0.3/16*,h1.3/27,32,h2.3/h3.1,h3.3
hands 1,2,5,7,9/5,6,10,12,X/3,4,6,10,12,13/1,3,4,8,9,12
turn 2
# puzzle r7jhw5w2 easy bringHome 1
variant 6x2m
balls 0*,h0.2,h0.3/4,h1.2,h1.3/36,h2.1,h2.3/h3.1,h3.2,h3.3/15,h4.0,h4.2,h4.3/62,h5.1,h5.2,h5.3
hands 2,3,5,6,12/4,8,13,13,13,T/1,1,4,7,12,13/1,3,5,9,10/2,3,8,13,13/1,3,4,6,13
turn 1
# puzzle sjvejer3 easy bringHome 1
variant 6x3n
balls h0.1,h0.3/11*,h1.1,h1.3/h2.0,h2.2,h2.3/24,36/h4.0,h4.1,h4.2/h5.0,h5.1,h5.2,h5.3
hands 1,5,7,T,X/1,6,8,8,9/1,2,3,6,13/2,2,6,7,8,13/2,5,8,12,13,X/3,4,5,13,13,T
turn 3
# puzzle te4es3qv easy bringHome 1
variant 4x2n
balls 53,h0.1,h0.2,h0.3/19,h1.1,h1.2,h1.3/8,h2.1,h2.2,h2.3/18,h3.2,h3.3
hands 1,9,12,T,X/1,5,9,10/7,10,12,13/1,2,3,5,7
turn 3
3 1 b3-48
# puzzle va76yfzb easy bringHome 1
variant 4x2n
balls 58,h0.2/h1.1/35,55,h2.0,h2.3/9,13,48*,h3.0
hands 6,8,13,T/1,6,7,12/3,5,9/2,5,6
turn 0
# puzzle vf4hy56z easy bringHome 1
variant 4x1m
balls 51/6/35/9,38
hands 3,8,N/5,6,7/2,2,6/2,5,8,13
turn 3
# puzzle yk0e5qwv easy bringHome 1
variant 4x2n
balls 2,26,h0.3/23,h1.2,h1.3/32*,47,h2.2,h2.3/51,h3.1,h3.2,h3.3
hands 1,2,4,10,13/1,3,7,9,9/2,6,12,12,T/5,6,6,13,X
turn 0
# puzzle z9tmtrhk easy bringHome 1
variant 6x3m
balls 22,h0.3/11,h1.1,h1.2,h1.3/h2.1,h2.2,h2.3/33*,h3.1,h3.2,h3.3/4,49,h4.2,h4.3/55*,h5.1,h5.2,h5.3
hands 3,6,8,9,10/1,4,6,10,T,K/3,5,5,12,13,T/4,5,7,8,X/2,4,6,9,13/2,7,7,10,12
turn 1
# puzzle zzaw8an0 easy bringHome 1
variant 4x1m
balls h0.0,h0.1,h0.2,h0.3/0,h1.1,h1.2,h1.3/27,h2.1,h2.2,h2.3/28,48,h3.2,h3.3
hands 2,7,8,13/2,4,5,9/2,6,10,13/1,5,8,12,T
turn 3
# puzzle 0kqqf2xd medium bringHome 1
variant 4x2n
balls 3,23/h1.1,h1.2,h1.3/56,59,h2.2,h2.3/h3.1,h3.3
hands 1,3,4,4,7/5,5,5,9,13/5,10,T,X,X/2,10,10,10,13
turn 0
# puzzle 6qq5jpah medium bringHome 2
variant 6x3n
balls h0.3/11,13,63,h1.3/22*,h2.0,h2.3/4,33*,h3.3/40,h4.1,h4.2,h4.3/46,h5.1,h5.2,h5.3
hands 3,4,6,6,7/1,2,3,6,7/6,9,10,10,X/1,4,8,10/5,6,7,8,9/1,3,3,4,12
turn 4
# puzzle 9eqq1bf1 medium bringHome 1
variant 6x3m
balls 65/11*,h1.2/23,30/16,h3.3/-/17,h5.1,h5.3
hands 8,9,12,13/2,3,3,T/4,6,6,6,T/4,7,8,13,K/5,6,8,10,T/1,3,9,12,12
turn 2
# puzzle ac96sgn0 medium bringHome 2
variant 6x3n
balls 0*,h0.1,h0.2/7,h1.1,h1.2,h1.3/22*,25,h2.2,h2.3/29,35/1,44,47/55*,h5.1,h5.3
hands 8,9,T/6,7,12/2,6,10/2,7,10/3,6,13/4,7,12
turn 1
# puzzle bxr1hn3x medium bringHome 1
variant 4x2m
balls 0,24/-/44/60,h3.2,h3.3
hands 4,6,10,13,K/2,5,9,10,E/2,7,10,12,T/1,2,4,7,7
turn 0
# puzzle fwshn17g medium bringHome 1
variant 6x2n
balls 0,h0.3/11*,h1.0,h1.2/16,22*,25,h2.2/33*,h3.1,h3.2,h3.3/58,h4.2/h5.0,h5.1,h5.2
hands 1,6,6,12,T/1,2,9,10,T/1,1,6,X/2,3,7,8/1,4,4,13/4,10,12,X
turn 0
# puzzle gsc5hqsy medium bringHome 1
variant 4x2n
balls 9,60/h1.1,h1.2,h1.3/51,h2.1,h2.2,h2.3/31,h3.1,h3.2,h3.3
hands 6,10,13,T,T/4,4,8,X/2,5,6,9/4,5,6,7
turn 0
# puzzle hfx412pt medium bringHome 1
variant 4x2m
balls 0*,45,60/16,34,h1.3/h2.2/h3.0,h3.1,h3.2,h3.3
hands 1,2,4,4/1,6,10,T,D/2,4,9,9,13/4,6,8,13,T
turn 1
# puzzle j8dyhk9e medium bringHome 2
variant 6x2n
balls 0,64/28,61,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/4,h3.1,h3.2,h3.3/54,h4.1,h4.2,h4.3/55*,h5.2,h5.3
hands 6,7,8,9,12,13/1,4,6,8,8,12/3,5,7,7,9,T/3,3,6,13,T,T/2,2,6,6,13/1,2,4,5,9
turn 0
# puzzle k32eeyaa medium bringHome 1
variant 6x2m
balls 0*,1,10/11,12,22,h1.3/61/h3.2,h3.3/h4.3/45
hands 2,8,9/2,8,10,T/7,12,12,12/4,10,T,K/3,3,9/2,4,7
turn 1
# puzzle nsjctc4k medium bringHome 2
variant 4x1m
balls 59,h0.1,h0.2,h0.3/0,h1.0,h1.2,h1.3/32,41,h2.3/57,h3.1,h3.2,h3.3
hands 2,7,8,8/4,8,8,12/1,3,5,6/9,9,12,12
turn 0
# puzzle nwdbspjm medium bringHome 2
variant 4x1m
balls 52,h0.1,h0.2,h0.3/16,h1.1,h1.2,h1.3/55,h2.1,h2.2,h2.3/48,h3.1,h3.2,h3.3
hands 1,1,4/6,10,10/8,12,T/7,13,N
turn 3
# puzzle q6pk4qj8 medium bringHome 2
variant 4x1n
balls 47,60,h0.2,h0.3/16,h1.1,h1.2,h1.3/59,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 4,12,13/7,7,X/4,5,6/3,5,8
turn 0
0 4 47-43
# puzzle sxdhc2bv medium bringHome 2
variant 4x2n
balls 61,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/31,h2.1,h2.2,h2.3/43,h3.1,h3.2,h3.3
hands 1,5,9,10/5,5,5/7,7,12,T/1,4,8,9
turn 2
# puzzle sztety8e medium bringHome 1
variant 6x2m
balls 11/2/42/22/-/58
hands 7,8,12/3,5,8/3,4,12/5,13,T,T/2,6,7,8/3,6,6
turn 3
# puzzle tz432j19 medium bringHome 1
variant 6x3m
balls h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/54,h2.1,h2.2,h2.3/27,h3.3/23,h4.1,h4.2,h4.3/4,h5.2,h5.3
hands 3,3,5,6,10,12/6,9,9,9,10,13/1,2,4,4,8,T/3,7,T,T,E,D/2,10,10,13,T,T/6,10,12,13,13,X
turn 2
2 T 4-54
# puzzle vd5d6trb medium bringHome 1
variant 6x3n
balls 12,24,h0.3/23,h1.2/63,h2.2/11,h3.3/36/52,56
hands 3,3,5,10,T,T/1,7,9,12,X/1,3,6,7,10/2,3,6,9,9/1,1,7,10,13/2,3,5,5,8,T
turn 5
# puzzle w22yakya medium bringHome 1
variant 4x2m
balls 1,44,h0.3/17,32,h1.2,h1.3/15,47/56,h3.2
hands 1,3,4,6,10,13/3,3,4,5,6,12/7,8,9,10,10,13/2,8,9,9,10,13
turn 0
# puzzle xa2hxn30 medium bringHome 1
variant 4x1m
balls 55,h0.0,h0.1,h0.3/9,10,52,h1.3/53,h2.0,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 6,8,8,12,N/4,8,9,9,10/1,1,6,7/3,3,4,7,10
turn 3
# puzzle ye689ktc medium bringHome 1
variant 6x2m
balls h0.2,h0.3/6,h1.2,h1.3/11,h2.1,h2.2,h2.3/25,h3.1,h3.2,h3.3/21,h4.1,h4.2,h4.3/62,h5.3
hands 4,7,8/6,7,13,T/2,2,5,12/6,13,13/10,12,13/8,8,12
turn 1
# puzzle 1bcpqt6g hard bringHome 2
variant 4x1n
balls 43,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/23,h2.2,h2.3/46,48,51,h3.3
hands 1,5,5,10/4,4,13/1,3,4/5,7,8,T
turn 3
# puzzle 2ftfzwwy hard bringHome 2
variant 6x3n
balls 37/10,h1.1,h1.2,h1.3/h2.3/33,h3.2/16,40/11,h5.3
hands 3,3,5,7/1,7,9,10,13/3,8,8,12/4,5,5,6/5,6,13,13/2,2,6,8
turn 1
# puzzle 2kqtqbgs hard bringHome 2
variant 6x2n
balls 0*,18,h0.0,h0.3/11,h1.0,h1.2,h1.3/4,27,h2.3/19/h4.3/55,h5.3
hands 6/7,13/2,5/1,7/10,12/6
turn 1
# puzzle 2y5c3vr7 hard bringHome 2
variant 6x2m
balls 0*,h0.1,h0.2,h0.3/11*,48,h1.3/18,22,h2.2,h2.3/42,46,h3.3/h4.0,h4.1,h4.2,h4.3/28,h5.3
hands 5,8,10/5,N/7,8,12/5,6,12/3,5,12/7,7,13
turn 2
# puzzle 31bk49dq hard bringHome 2
variant 4x2m
balls 59,h0.1,h0.2,h0.3/38,h1.2,h1.3/32/46,h3.1,h3.2,h3.3
hands 5,7,T,N/2,6,10,12/9,9,10/1,7,13
turn 0
# puzzle 3cm48e7m hard bringHome 2
variant 4x1m
balls 34,h0.2,h0.3/16*,31,h1.3/32*,45,h2.2/46,48,h3.2,h3.3
hands 5,5,5,6,9/1,2,4,9,12/5,6,10,12/4,7,8,8,K
turn 3
# puzzle 7cpy55ny hard bringHome 2
variant 6x3n
balls 23,h0.1,h0.2,h0.3/6,17,h1.2,h1.3/50,h2.1,h2.3/40,h3.1,h3.2,h3.3/44,h4.1,h4.2,h4.3/57,h5.2,h5.3
hands 1,3,7,8,13/3,4,9,10,12/2,5,6,8,9/2,2,2,X/1,2,3,4,7/1,9,10,12,13
turn 4
# puzzle 7rgv88pk hard bringHome 2
variant 6x2n
balls 10,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/17,36,h3.1,h3.3/h4.1,h4.2,h4.3/51,55,h5.3
hands 1,8,10,13/2,5,7,9,13/2,10,12,12,T/2,2,4,9,10/6,8,12,13,T/5,6,6,7
turn 1
# puzzle 83j6n69h hard bringHome 2
variant 4x2n
balls 3/14,16,19,h1.3/35,63,h2.3/33,44,h3.2,h3.3
hands 7,8,9/3,7,10,10/1,4,13,13/5,9,13,T
turn 1
# puzzle 8m2zdhe4 hard bringHome 2
variant 4x1m
balls 25,h0.1,h0.2,h0.3/15,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/47,h3.1,h3.2,h3.3
hands 1,1,4,10/2,6,7/4,5,13/4,7,N,D
turn 3
# puzzle bqw1ew2d hard bringHome 2
variant 4x2n
balls 0,42,60,h0.3/16*,h1.3/1,h2.1,h2.2,h2.3/h3.3
hands 1,2,4,7/5,7,12,T/3,4,6,13/9,9,9
turn 0
# puzzle crs28z36 hard bringHome 2
variant 6x3m
balls 2,63,65,h0.3/h1.2,h1.3/20,25,h2.2,h2.3/15,33*/44*,h4.1,h4.3/39,55*,h5.2,h5.3
hands 6,6,9,10,N/3,5,5,7,8/4,8,10,10/1,1,4,13/4,8,8,10/2,2,10,D
turn 0
# puzzle cytz7ebn hard bringHome 2
variant 4x1n
balls 60,h0.1,h0.2,h0.3/16,20,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/43,h3.1,h3.2,h3.3
hands 2,3,9,13/1,6,9/1,10,X/7,9,13,T
turn 3
# puzzle hkg8axdf hard bringHome 2
variant 6x3m
balls 62/3,h1.2/h2.2,h2.3/38,h3.2/58/51,55
hands 9,12/9,10/8/6/10/7,N
turn 5
# puzzle kx6fvayb hard bringHome 2
variant 6x3m
balls 0,62/h1.2,h1.3/24,h2.3/42/h4.0,h4.3/58,h5.3
hands 5,5,7,13/2,3,4,12/2,2,9,9/3,10,10/4,T,T/6,6,12
turn 0
# puzzle m6t6ck4m hard bringHome 2
variant 6x2m
balls 65,h0.1,h0.2,h0.3/16,h1.1,h1.2,h1.3/h2.0,h2.2,h2.3/33*,46,h3.1/41,44*,h4.3/58,h5.1,h5.2,h5.3
hands 6,7,8/5,9,X/4,6,7/3,7,10/3,10/5,9
turn 0
# puzzle mfwbe3v5 hard bringHome 2
variant 6x2n
balls 31,h0.3/10,11,h1.3/-/33,h3.2/-/20,52,55*
hands 2,7,9/7,8,9,13/7,7,8,T/4,8,12,13/6,7,7,10/6,9,13,13
turn 1
# puzzle nd70nwx6 hard bringHome 2
variant 4x1n
balls 13,h0.1/7,17,h1.2,h1.3/28,32,38,h2.3/10,44,55,h3.3
hands 1,10,12,X/2,5,7,T/1,7,12,13/3,8,10,13
turn 2
# puzzle t1yng99w hard bringHome 2
variant 4x1m
balls 55,h0.2,h0.3/15,h1.1,h1.3/29,30,44,h2.0/45,47,h3.2,h3.3
hands 1,7,9,13,K/1,2,2,2,4/3,4,6,9,13/4,6,7,8,9
turn 3
# puzzle 28e6jxgx expert bringHome 1
variant 4x1m
balls h0.0,h0.1,h0.2,h0.3/16,45,h1.2,h1.3/22,31,h2.2,h2.3/39,h3.0,h3.2,h3.3
hands 1,2,4,8,T/5,5,6,7,9/1,6,6,12/10,12,13,T,D
turn 3
# puzzle 3gexryak expert bringHome 2
variant 6x3m
balls 5,41,h0.3/11*,39,h1.3/h2.0,h2.1,h2.2,h2.3/24,h3.2,h3.3/42,44,h4.2/63,h5.1,h5.2,h5.3
hands 1,3,4,6,8,8/3,6,9,9,10,12/1,5,7,9,13,13/6,7,9,9,12,T/1,2,2,12,X,N/2,7,10,10,12,T
turn 3
3 T 5-39
# puzzle 5tghzcqf expert bringHome 2
variant 4x1m
balls 0,60/h1.3/32*,h2.1/h3.1,h3.3
hands 5,7,T,X/3,8,9/3,10,T/1,5,7,9
turn 3
3 1 b3-48
# puzzle 5vz26khc expert bringHome 2
variant 4x2m
balls -/16*,17,37,h1.3/-/44,48
hands 6,10,10/3,12,X/7,7,8/4,7,T
turn 3
# puzzle 68man7wz expert bringHome 2
variant 4x1n
balls 60,h0.1/17,h1.1,h1.3/26,h2.3/44,48,49
hands 9,12/5,13/4,7/3,7,13
turn 3
# puzzle 6psermb9 expert bringHome 2
variant 6x2n
balls -/16,h1.1/-/30,33/-/6,55,h5.1
hands 4,7,7/4,9,13/5,T,X/3,7,8,10/7,8,12/5,6,10
turn 3
# puzzle 79w19x9x expert bringHome 1
variant 6x2m
balls 0*,18,61,h0.0/h1.1,h1.2,h1.3/22*,33,h2.2,h2.3/49,55/40,47,h4.3/-
hands 1,13,N/6,7,12/5,9,10/3,5,7/3,8,12/8,10
turn 0
# puzzle 92e0ry2g expert bringHome 1
variant 6x3m
balls 64,h0.3/49,h1.3/22,30,61/h3.3/41,h4.2,h4.3/14,50,h5.0,h5.3
hands 3,6,7,X/1,2,4,9/1,10,13,13/4,12,12,X/2,3,4,10,10/1,2,13,13,N
turn 4
4 3 41-44
# puzzle g891r4xj expert bringHome 1
variant 4x1m
balls 0*,37,h0.3/52/25,h2.3/-
hands 2,7,7,12,13/3,3,8,10,E/2,4,5,X,N/7,8,12,T,T
turn 2
# puzzle g9e6h7cg expert bringHome 1
variant 6x2m
balls 7,63,h0.2,h0.3/44,h1.2,h1.3/21,25,h2.2,h2.3/h3.0,h3.2,h3.3/43,h4.1,h4.2,h4.3/51,h5.1
hands 4,8,10,13,T,N/4,5,9,10,10,12/1,1,2,T,E,K/2,4,6,6,7,9/2,5,7,9,9/1,3,5,7,7
turn 0
# puzzle ghcabgkz expert bringHome 1
variant 4x1m
balls 0*,4,h0.3/31,h1.2,h1.3/21,32*,h2.1/47,54,h3.3
hands 1,3,4,8,9,10/7,7,9,12,12/2,4,5,8,10,N/1,3,8,12,E,D
turn 2
# puzzle hhcsws45 expert bringHome 2
variant 6x2m
balls 16,38,h0.2,h0.3/h1.3/22,h2.1,h2.2,h2.3/33*,h3.3/39,44*,56,h4.3/51,h5.1,h5.2,h5.3
hands 3,3,9/4,5,5/2,2,5,7/1,10,T,D/6,7,8,13/4,5,5
turn 2
# puzzle k5dnhxcf expert bringHome 1
variant 6x2m
balls -/7,12,h1.3/h2.2/29/44*/0,45
hands 2,4,12,T/1,7,7/3,10,T/3,6,K/10,12,12/2,3,8,N
turn 5
# puzzle k6c6dwvq expert bringHome 1
variant 4x1m
balls 31,61,h0.2/h1.0,h1.3/32*,h2.3/42,50,h3.2,h3.3
hands 2,9,9,12,13,T/2,3,3,4,7,9/1,4,4,10,X,D/1,1,2,2,4,T
turn 1
1 2 h1.0-h1.2
# puzzle mg825b5t expert bringHome 2
variant 6x2m
balls -/h1.3/22*,h2.3/29,33/52/36,55*,h5.3
hands 5,7,10,T,T/9,9,10,X/6,8,X,D/2,7,13,T,E/9,9,13,13,X/2,5,5,10,T
turn 3
# puzzle qkd18b0e expert bringHome 2
variant 6x2n
balls 20,h0.2/11*/19,22,34/65/h4.2/55*,h5.1,h5.2
hands 5,6,8,9,9/1,2,4,T,X/3,6,7,8,T,T/3,8,9,12,13,X/2,2,3,3,13,T/4,5,7,7,12
turn 2
# puzzle qzt3yvr7 expert bringHome 1
variant 4x2m
balls h0.2,h0.3/12,h1.1,h1.2,h1.3/14,34,h2.2,h2.3/31,h3.2,h3.3
hands 1,2,5,X,X/5,5,8,13,T/3,12,12,T,N/4,9,13,T,K
turn 2
# puzzle t1k4pfa8 expert bringHome 2
variant 4x1m
balls 45,h0.3/24,26,h1.2/28,32,h2.2/48*,h3.0,h3.1
hands 7,7,10,10,X/1,1,6,8,9,13/1,2,7,9,T,N/5,5,9,13,13
turn 1
1 13 b1-16
# puzzle yj02jwyj expert bringHome 1
variant 6x3m
balls 0*,h0.0,h0.1,h0.3/h1.2,h1.3/22*,h2.1,h2.2,h2.3/57,h3.1,h3.2,h3.3/60,h4.1,h4.3/37,49,h5.2,h5.3
hands 3,5,6,7,12/4,5,6,12,T/2,7,10,T,X/9,10,13,13/1,6,8,9,10/3,3,T,X,N
turn 4
4 6 60-0
# puzzle 1ahmr67a easy knockOut 2
variant 6x3n
balls 2,h0.2,h0.3/11*,18,h1.0,h1.3/9,h2.3/h3.0/12,h4.3/h5.1,h5.2,h5.3
hands 1,6,7,10,X/2,5,6,10,13/5,7,9,9,10,T/3,4,9,13,T,T/5,6,6,13,T,X/3,7,8,8,10,X
turn 2
# puzzle 1w95dmwm easy knockOut 2
variant 4x2n
balls 1,2,h0.2,h0.3/23,h1.3/h2.2,h2.3/61
hands 1,3,3,T/1,5,6,6/3,7,9,13/5,7,9,12,T
turn 3
# puzzle 3k0n813v easy knockOut 2
variant 6x2m
balls h0.2,h0.3/11*,h1.1,h1.2,h1.3/22*,25,h2.3/21,33,h3.2,h3.3/46,h4.1,h4.3/10,55,h5.0,h5.2
hands 7,8,10/1,8,12/1,5,12/2,7,10,K/3,3,6,12/2,8,13,N
turn 3
# puzzle 4xr50ch6 easy knockOut 2
variant 4x2n
balls 8,55,h0.2,h0.3/16*,30,h1.3/32*,35,59,h2.3/h3.3
hands 3,5,5,10,13/3,7,10,10,13/1,3,4,8,X/1,8,9,12,12
turn 1
# puzzle 5nnbz989 easy knockOut 2
variant 4x2m
balls 11,h0.2/25,29,54,h1.3/32*,33,63,h2.3/h3.3
hands 1,9,10,12,T/7,8,10,12,X/2,6,7,10,10/6,9,9,13,13
turn 1
# puzzle 6egak7zc easy knockOut 2
variant 4x2n
balls 0*,63,h0.0,h0.3/16,h1.3/57,60,h2.1,h2.3/36,53,h3.2,h3.3
hands 4,4,8,12,12/1,1,8,T,X/2,2,3,4,9/6,7,9,10,10
turn 3
# puzzle 7qgc4faj easy knockOut 2
variant 6x2m
balls 5,h0.0,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/22*,h2.1,h2.2,h2.3/33,55,h3.2,h3.3/57,58,65,h4.3/43,h5.1,h5.3
hands 1,4,5,6,7/4,5,9,10,13/3,8,8,9,K/6,7,8,13,T/1,3,4,5,12/1,3,4,4,12
turn 3
# puzzle gjjs9jqp easy knockOut 3
variant 6x3n
balls 50,62,h0.3/47,h1.3/41/33*,h3.2,h3.3/44*,h4.1/30,54,55,56
hands 1,6,7,13,13/1,4,7,10,T/2,5,6,10,13/3,10,T,X/1,1,3,9/1,5,13,T
turn 0
# puzzle k0qzc5tc easy knockOut 3
variant 6x3n
balls 3,13,h0.3/11*,33,h1.1,h1.3/24,31/9,35,37/h4.0,h4.2/h5.0,h5.1,h5.2,h5.3
hands 2,6,7/6,9,12/1,2,7,13/6,9,10/4,9,12/1,7,7
turn 2
# puzzle kb46xqhc easy knockOut 2
variant 6x3m
balls 19,20,h0.2,h0.3/1,h1.3/37,h2.3/25,33*,h3.3/15,61,h4.2,h4.3/h5.2,h5.3
hands 8,8,13/5,7,9/6,10,13/1,2,9/3,3,7,12/4,10,12
turn 4
# puzzle nkw1ze7t easy knockOut 2
variant 4x2m
balls 0*,6,h0.3/7,12,26,h1.2/63,h2.3/h3.3
hands 4,4,5,7,8/10,10,13,X,X/2,2,3,7,D/3,9,12,13,T
turn 0
# puzzle py6scs8r easy knockOut 3
variant 6x3n
balls 0*,h0.2,h0.3/9,11*,12/7,27,h2.1/h3.1/46,h4.3/47,h5.3
hands 6,6,9,10/2,10,10,13/1,4,5,7,12/1,4,5,13,T/7,7,12,12,13/2,3,9,13,X
turn 2
# puzzle q99n3agh easy knockOut 2
variant 6x2m
balls 19,h0.1,h0.2,h0.3/35,h1.1,h1.2,h1.3/22*,h2.1,h2.2,h2.3/61,h3.3/41,57,h4.3/63,h5.1,h5.2,h5.3
hands 2,4,5,8,10/1,1,4,9,X/2,5,9,10,T/1,4,4,8,13,13/2,6,7,13,13,X/1,7,9,10,12
turn 3
3 13 b3-33
# puzzle rkg2mmtw easy knockOut 2
variant 6x2n
balls 1,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/33*,61,h3.2,h3.3/64,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 2,3,4,13,13/6,7,7,9,9/3,6,8,13,X/1,3,5,10,X/3,4,8,T,T/2,2,6,8,10
turn 1
# puzzle sn36262k easy knockOut 2
variant 6x3m
balls 58,h0.3/0,h1.2,h1.3/22*/1,h3.2,h3.3/43,h4.3/55*,61,h5.2,h5.3
hands 3,6,7,12,K/5,10,10,13,X/1,3,6,9,E/7,9,9,10,12/4,4,7,9,13/1,1,3,7,12
turn 5
# puzzle t9rmgjc8 easy knockOut 2
variant 6x2n
balls h0.3/21,h1.1,h1.2,h1.3/22*,24,40,h2.3/15,h3.1,h3.2,h3.3/h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 9,T,X/3,12,12/6,6,7/3,8,8/8,8,12/1,7,12
turn 5
# puzzle tyf8gkhs easy knockOut 2
variant 6x2n
balls 9,24,h0.2,h0.3/11*,16,30,h1.3/h2.2/22,46,49,h3.2/1/h5.1,h5.2,h5.3
hands 5,7,7,7,8/9,9,10,T,T/5,6,7,7,13/1,3,6,10,13/1,2,6,8,10/1,2,2,4,X
turn 0
# puzzle x3pag1w9 easy knockOut 2
variant 6x3m
balls 8,h0.0,h0.2,h0.3/44,h1.1,h1.3/22*,23,47,h2.3/18,h3.1/15,h4.3/h5.1,h5.2,h5.3
hands 7,8,10,10,N/2,6,9,12,13/3,4,6,12,12/1,4,7,T,E/5,8,13,13,13/1,6,T,T,X
turn 3
# puzzle yq8y7t9j easy knockOut 2
variant 6x2n
balls 11,39,h0.2,h0.3/10,h1.1,h1.2,h1.3/49,h2.1,h2.3/46,h3.3/50,55,h4.2,h4.3/40,h5.3
hands 3,3,7,7/4,5,8,12/1,4,6,9/1,12,12/3,5,8/1,4,10
turn 0
# puzzle 0ntv3v52 medium knockOut 3
variant 6x2m
balls 11/12,21/22*,29/5,34,35,36/h4.3/-
hands 1,3,8,10,T/1,4,5,6,6/2,4,4,7,N/3,4,7,8,13/3,5,7,13,X/6,7,7,12,13
turn 2
# puzzle 2y62cta9 medium knockOut 3
variant 6x2m
balls 0,1,3/14,17,h1.3/h2.3/48,65,h3.2,h3.3/-/16,55*,h5.1
hands 5,7,9,9/5,5,9,10/2,3,9,10,12/7,8,9,T,X/1,2,5,10,13/4,4,5,8,13
turn 2
2 discard 3
# puzzle 3azqrn50 medium knockOut 2
variant 6x2n
balls 0*,33,h0.1,h0.3/18,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/6,7,h3.1,h3.2/h4.1,h4.2,h4.3/10,30,h5.2,h5.3
hands 5,5/4,5/2,3,7/6,9/4,4/1,7
turn 2
# puzzle 5mcxpr6m medium knockOut 3
variant 6x3m
balls 19,h0.2,h0.3/6,7/22,h2.3/h3.1,h3.2/16,44*,46,h4.3/23,h5.1,h5.2
hands 3,3,9,10,13,X/1,1,6,9,12,X/3,3,6,7,7,13/4,4,5,13,X/3,5,7,7,7,K/1,6,7,9,9,10
turn 4
# puzzle 7x9r1agc medium knockOut 3
variant 6x3m
balls 19,h0.3/h1.3/22,h2.1,h2.2,h2.3/33*,42,h3.2,h3.3/44*,46,h4.2/41,h5.1,h5.2,h5.3
hands 3,E/12,T/6,7,8/5,7,10/1,9,12/6,6
turn 2
# puzzle ay74wp7c medium knockOut 2
variant 4x2n
balls 13/16,17,25,h1.0/5,h2.2,h2.3/48*,h3.3
hands 3,7,8,13,T/2,6,8,12,T/2,2,2,7/3,6,9,10
turn 0
# puzzle b0narvpa medium knockOut 4
variant 6x3m
balls h0.2/41,42,h1.2,h1.3/29,h2.3/34/12,44*,46/39,58,h5.3
hands 10/12/10/12/1,7/X
turn 4
4 7 12-13
4 7 13-14
4 7 14-15
4 7 15-16
4 7 16-17
4 7 17-18
4 7 44-45
# puzzle bbh74bdr medium knockOut 2
variant 4x2n
balls 44,59/h1.3/28/0,48*,51
hands 1,7,9,12/9,10,12,X/5,12,12/5,5,5
turn 0
# puzzle bddvrwst medium knockOut 2
variant 4x2n
balls 5,10,h0.2,h0.3/7,14,18/h2.0,h2.3/43,63,h3.1,h3.2
hands 1,3,7,7,12/1,6,12,T,X/1,1,3,13/2,12,13,13
turn 0
# puzzle exqc3wnv medium knockOut 3
variant 4x2m
balls 0*,31,h0.2/11,30/15,32,45/50,h3.1,h3.2,h3.3
hands 1,3,10,12/6,6,7,9,13/2,4,8,12,13/1,2,10,X
turn 1
# puzzle g6j7nbbd medium knockOut 3
variant 6x3n
balls 62,h0.2,h0.3/20,45,h1.3/42/9,31,h3.3/24,46,47,h4.3/h5.1,h5.3
hands 1,3,6,6,10,12/1,6,9,T,T,T/5,5,7,12,13,X/1,2,3,5,8,12/1,2,4,7,7,8/1,2,4,7,8,13
turn 1
1 T 20-62
# puzzle hhf36kxy medium knockOut 3
variant 4x2m
balls h0.2,h0.3/20,21,h1.3/14,32*,48/h3.2
hands 3,3,6,8/1,2,8,8,13/1,3,7,N,K/1,5,8,10,X
turn 1
1 13 b1-16
# puzzle spbqpd0x medium knockOut 2
variant 4x2n
balls 42,h0.0,h0.3/17,31,h1.3/13,32*,h2.1/48*,49,h3.3
hands 3,7,13,T/1,5,8,10/4,5,9,10/1,7,12
turn 0
# puzzle t9pxtz9v medium knockOut 3
variant 6x2n
balls 1,10,21/h1.3/32,h2.0/33*,34,39,h3.3/56,59,h4.3/61,h5.3
hands 5,7,12,13,T/1,5,10,13,13/1,3,7,9,X/3,5,5,7,T/4,4,7,10,T/2,6,13,13,X
turn 2
# puzzle vjrd7tg2 medium knockOut 3
variant 4x2m
balls 2,43,h0.2,h0.3/h1.1/49,h2.3/44,48*,50,h3.2
hands 1,3,7,8/5,10,12,X/6,9,12,13/4,5,8
turn 0
# puzzle wqsv3x7b medium knockOut 3
variant 6x2m
balls 21,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/22,28,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/19,h4.1,h4.2,h4.3/15,h5.1,h5.2,h5.3
hands 4,6,8,10,13/3,4,4,9,10/2,5,8,10,13/3,3,7,7,8,T/1,6,7,8,12,T/1,6,12,X,N,D
turn 3
# puzzle xmhng9bx medium knockOut 3
variant 6x2n
balls 4,7,h0.3/1,14,h1.0,h1.2/18,56/h3.1,h3.2,h3.3/8,h4.2/h5.1,h5.2
hands 7,8,9,12,13/2,2,7,12,13/3,5,5,7,13/5,5,10,10,13/3,3,4,9,X/2,7,9,13,T
turn 1
# puzzle yw9d6p3t medium knockOut 2
variant 6x3n
balls -/11,23/22*,44,h2.3/33*,h3.3/7,h4.0,h4.3/4,58,h5.3
hands 1,3,5,T,T/2,2,3,4,X/5,7,X,X/3,3,6,13/4,5,9,13/6,7,8,12,12
turn 5
# puzzle zh6cp1xp medium knockOut 2
variant 6x2m
balls 0*/11*,h1.3/h2.3/25,26,35,60/65/1,46,56
hands 1,1,3,4,10,10/2,6,7,8,X/2,3,4,8,13/4,4,6,7,9,T/7,9,10,10,13,T/1,2,5,13,13,X
turn 3
# puzzle 4wnp7bbz hard knockOut 2
variant 6x2n
balls 23,h0.2,h0.3/13,16,h1.3/22*,h2.3/7/44,52/55*,h5.2
hands 5,9,10,13,X/3,7,7,10,T/1,2,6,6,6/1,4,9,9,12/3,3,4,8,12/7,8,8,8,12
turn 1
# puzzle 5ach2kz0 hard knockOut 2
variant 6x3m
balls -/45,h1.2,h1.3/h2.2/38,h3.0,h3.3/44*,56/30
hands 3,4,7,9,10,13/1,3,4,5,10,13/3,3,4,4,13,T/4,6,6,6,7,X/1,1,8,9,13,X/1,6,6,7,10,X
turn 2
2 13 b2-22
# puzzle 61vbcvch hard knockOut 2
variant 4x2m
balls h0.0,h0.2,h0.3/13,30,h1.2,h1.3/28,32*,34,h2.3/33,h3.1,h3.2,h3.3
hands 6,7,8,10,10/4,9,13,T,X/2,4,8,12/7,7,10,D
turn 0
0 7 h0.0-h0.1
0 7 h0.1-h0.0
0 7 h0.0-h0.1
0 7 h0.1-h0.0
0 7 h0.0-h0.1
0 7 h0.1-h0.0
0 7 h0.0-h0.1
# puzzle 8c09b33b hard knockOut 2
variant 6x3m
balls 42,h0.1,h0.3/20,26,44,h1.3/22*,31,h2.3/36,h3.2,h3.3/50/0,19,h5.3
hands 2,3,6,X/3,4,12,12/1,5,8,9/7,8,13,T/1,4,5/1,7,10,10
turn 5
# puzzle 8p7wpxng hard knockOut 2
variant 6x3m
balls 48,59,h0.2/h1.2/20,h2.3/10/h4.3/55,60,65,h5.3
hands 2,4,X,X/4,7,13,T/1,5,X,E/6,7,8/6,7,7/2,4,7,10
turn 5
5 7 65-0
5 7 0-1
5 7 1-2
5 7 2-3
5 7 55-h5.0
5 7 h5.0-h5.1
5 7 h5.1-h5.2
# puzzle bda8685q hard knockOut 3
variant 6x2m
balls 19,24/-/18,22*/29,33*/8,h4.1,h4.2,h4.3/61,h5.1
hands 3,4,5,10,13/3,5,7,13,D/2,7,8,9,13/5,8,10,12,X/2,3,3,5,10/4,6,7,9,E
turn 1
# puzzle ck9ctv2h hard knockOut 2
variant 6x3m
balls 63,h0.3/12/27,h2.1/h3.2,h3.3/44*,h4.1/3,55*,64
hands 2,6,7,13,T/5,7,8,13,T/1,2,5,10,K/2,4,12,13,T/7,9,9,12/4,5,12,12
turn 0
# puzzle d648883a hard knockOut 2
variant 4x2m
balls h0.2/16*,17,32,47/44/1,48*
hands 2,4,5,8,X/3,3,6,7,10/12,12,T,X,E/1,7,10,10,D
turn 3
3 D
3 X
0 7 47-48
0 7 48-49
0 7 17-18
0 7 16-17
0 7 17-18
0 7 18-19
0 7 19-20
# puzzle dnrbta62 hard knockOut 2
variant 6x2n
balls 0*,h0.2,h0.3/65,h1.2,h1.3/34,h2.1,h2.2,h2.3/36,40,h3.3/17,h4.1,h4.2,h4.3/52,64,h5.2
hands 3,3,4,4,9/1,2,4,6,12,T/1,4,7,7,X/1,2,7,8,8/1,2,6,13,X/4,5,10,10,10
turn 1
1 T 40-64
# puzzle gwcbymr2 hard knockOut 2
variant 6x3n
balls 0*,h0.3/5,16,h1.2,h1.3/44,h2.3/3,33,h3.3/49,h4.3/2,51,h5.2
hands 2,7,7,10,T/4,6,7,10,10/2,6,7,8,12/5,6,12,13/1,2,5,6/3,4,10,13
turn 0
# puzzle htxhfsak hard knockOut 2
variant 4x2n
balls 0*,25,h0.3/21,62,h1.2,h1.3/56/h3.1,h3.3
hands 4,12,12,12,X/7,7,9,13,T/1,5,5,6,X/7,9,10,13,13
turn 1
# puzzle jtpfzbbf hard knockOut 2
variant 6x3m
balls 0*,3,h0.1/21,39/22*,h2.1,h2.3/32,h3.1/53,59/60,h5.3
hands 4,5,9,13,13,X/4,5,6,7,10,E/2,2,2,13,T/1,3,3,12,X/1,1,7,8,9,T/8,9,9,10,12,13
turn 4
# puzzle p1kwvh9g hard knockOut 2
variant 4x2m
balls h0.2/16*,h1.3/32*,47,h2.1/34,51
hands 3,T,T,X/6,9,12,13/1,7,7,12/1,2,6,8
turn 2
# puzzle p9tva0y3 hard knockOut 2
variant 6x2n
balls 25,h0.0,h0.2,h0.3/11*,h1.3/h2.1,h2.2,h2.3/47,51,h3.1/15,44*,h4.3/55,58,h5.3
hands 1,6,6,7/2,6,6,10/1,1,9,10,12/8,8,13,T,X/3,4,7,X/3,4,5,T
turn 2
2 1 b2-22
3 X b3-33
# puzzle prprp1ed hard knockOut 3
variant 6x3n
balls 0*,62,h0.2,h0.3/-/30,41,54,h2.3/h3.1,h3.3/48,53,58,h4.3/55*,h5.1
hands 10,12,13,T,X/1,2,7,8,T/5,5,5,8,9/1,3,9,T,X/2,6,7,7,8/3,8,10,12,13
turn 4
# puzzle sanr3866 hard knockOut 3
variant 6x2m
balls 4,h0.0,h0.3/17,25,27,h1.3/h2.3/26,32,39,h3.1/49,50,h4.3/0,53,h5.3
hands 1,2,2,9,10,D/5,7,8,10,13,T/1,1,7,9,9,13/1,1,8,T,X/3,3,6,6,9/1,2,3,4,4,12
turn 5
5 3 53-h5.0
# puzzle tjysmf9g hard knockOut 2
variant 6x3n
balls 3,h0.1,h0.2,h0.3/65,h1.3/h2.3/36,49,h3.2,h3.3/35,44*,h4.3/55*,h5.0,h5.2
hands 7,9,10,13/2,4,7,T/7,8,X/5,T,X/4,4,5,7/1,8,9,12
turn 4
# puzzle xgg19jj1 hard knockOut 1
variant 6x2n
balls 0*/11*,21,59/h2.2,h2.3/31,36,h3.1,h3.3/44*/2,6,h5.3
hands 6,6,7,X,X/6,7,7,12,13,T/1,2,4,8,9,T/3,4,4,5,5,10/4,4,6,7,12/3,3,8,8,13
turn 1
# puzzle zp87wxks hard knockOut 2
variant 6x2m
balls 24,h0.2/46/11/-/41,44*,51/14,55*
hands 1,5,10,12/1,2,5,12/2,5,7,9/4,7,7/3,7,7,12/2,6,9,9
turn 4
# puzzle 0sm4f5e2 expert knockOut 4
variant 6x3n
balls 0*,h0.2,h0.3/3,13,16/22*,h2.3/10,33*,54,h3.3/15,h4.1,h4.2,h4.3/55*,h5.3
hands 4,7,12,T/2,3,6,8/7,10,12,13/7,8,9,13/2,5,7,8/1,5,6,12
turn 3
# puzzle 1gdcb753 expert knockOut 1
variant 6x2m
balls 25,h0.1,h0.2,h0.3/15,h1.1,h1.2,h1.3/47,h2.1,h2.2,h2.3/6,h3.1,h3.2,h3.3/23,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 2,5,8,9,X,E/1,2,2,2,4,9/3,5,8,10,13,N/2,5,5,7,13,D/1,7,8,8,9,13/2,7,12,12,13,T
turn 1
1 4 15-11
# puzzle 3thekdy0 expert knockOut 2
variant 6x3m
balls 3,h0.2/7,32/25,39/33*,54/63,h4.3/58
hands 5,9,12,13/8,8,12,N/1,7,E,D/4,6,9,10/3,5,9,12/2,5,5,12
turn 1
# puzzle 42m3yq1b expert knockOut 1
variant 4x2m
balls 14,44,h0.3/19,34,h1.2,h1.3/38,h2.2,h2.3/48*,60,h3.1
hands 1,4,T/1,9,13/3,5,9/8,T,N,D
turn 3
# puzzle 6xv14rsf expert knockOut 3
variant 6x3n
balls 21,62/28,h1.3/32,41,h2.2,h2.3/22,33*/36,44*,48/55*,60,h5.1,h5.3
hands 1,3,3,8,8,10/2,6,6,6,7,8/1,2,2,7,7,9/4,4,7,9,10,12/4,5,5,7,8,9/1,7,10,13,13,T
turn 2
# puzzle 7rcmwa2x expert knockOut 2
variant 6x3n
balls -/11*,32,h1.3/22,31,h2.0,h2.2/56,h3.1,h3.2,h3.3/28,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 12/7,7/9,X/7/10/2
turn 1
1 7 32-33
1 7 33-34
1 7 34-35
1 7 35-36
1 7 11-12
1 7 12-13
1 7 13-14
# puzzle bkmxrykq expert knockOut 1
variant 4x2m
balls 0*,9,36,h0.3/16*,h1.1,h1.2,h1.3/8,h2.2/20,51,h3.2,h3.3
hands 7,7,7,9/2,5,8,12/6,8,10,K,D/1,4,8,12,T
turn 2
# puzzle bzyf2s60 expert knockOut 1
variant 4x2m
balls 11,37/16*/41,48,h2.1/36,h3.1
hands 8,9,13/3,8,N/1,3,D/5,7,7
turn 1
# puzzle ddadkkgh expert knockOut 2
variant 6x3n
balls 9,61/0,11*,h1.3/h2.2,h2.3/26,h3.2,h3.3/41,h4.2,h4.3/55,h5.1,h5.2,h5.3
hands 4,5,7,7,9/8,10,13,T/8,9,12,12/4,7,8,9/1,3,4,12/5,6,7,X
turn 0
# puzzle dwkh1g8x expert knockOut 1
variant 4x2m
balls 0*,h0.2,h0.3/12,41,50/26,h2.3/10,60
hands 2,5,9,T/1,2,7,8/4,7,10,T,D/1,5,5,N
turn 2
# puzzle jezqame1 expert knockOut 1
variant 6x3m
balls 13,h0.1,h0.2,h0.3/21,51,h1.3/22*,h2.2,h2.3/h3.2,h3.3/5,h4.1,h4.2/h5.1,h5.2,h5.3
hands 7,7,12/13,T,T,N/1,5,10,D/1,3,7,9/1,6,6,13/4,7,9
turn 1
# puzzle kv5f27gw expert knockOut 2
variant 6x2m
balls 3,18,40/13,h1.2,h1.3/22*,30,h2.2,h2.3/33*,42,43/44*,47,61,h4.3/-
hands 1,4,13,T,X,N/2,3,4,6,7,12/3,5,7,9,10,T/3,5,5,7,7,X/1,3,3,8,8,12/2,8,9,10,13,D
turn 5
# puzzle sjjfwwsy expert knockOut 2
variant 6x3m
balls 0*/3,11*,h1.2/42,h2.2,h2.3/33*,h3.3/31,h4.3/65
hands 1,7,8,9,X/1,2,6,13,D/1,3,4,9,E/1,8,9,13,T/1,10,10,10,10,13/1,5,10,12,T,N
turn 4
4 13 b4-44
# puzzle t6dsytya expert knockOut 2
variant 6x3m
balls 12,35,h0.3/6,11*,h1.3/9/h3.1,h3.3/h4.3/h5.0,h5.2
hands 2,4,7,9,X,X/1,5,9,12,13,E/2,3,12,13,T,N/1,2,6,6,7,10/1,3,5,9,10,10/1,8,9,9,13,K
turn 2
# puzzle vvn0bwrc expert knockOut 2
variant 6x3n
balls 2,13,h0.0,h0.3/25,h1.3/22*,64,h2.0/44,h3.3/35,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 3,6,8,10/2,2,12,12/1,10,10/7,7,7/4,4,5/3,7,9,9
turn 5
# puzzle wze47paq expert knockOut 2
variant 6x2m
balls 0*,h0.3/17,33,h1.2,h1.3/27,29,h2.3/21,36,h3.2,h3.3/15,61,h4.2,h4.3/h5.1,h5.2,h5.3
hands 8,8,T,K,D/6,6,7,12,12/1,1,5,10,13/3,5,7,7/3,4,9,10/4,7,8,T
turn 0
# puzzle xc2rethh expert knockOut 1
variant 4x2m
balls 0*,32,h0.3/1,18/47/-
hands 3,4,4,10/1,2,9,10,D/2,4,6,9,13/1,3,6,8,9
turn 1
# puzzle xzs0rc9p expert knockOut 2
variant 6x3m
balls 16,24,64,h0.3/65,h1.3/14,22*,h2.3/30,h3.3/h4.0,h4.1,h4.2,h4.3/h5.3
hands 7,8,9,10,N,D/1,3,13,T,K/1,5,5,6,9/4,4,8,12,13/2,8,10,12,T/1,2,8,9,13,X
turn 5
5 13 b5-55
# puzzle zxnsd0aj expert knockOut 1
variant 6x2m
balls 0,h0.1,h0.2/h1.0,h1.1,h1.2,h1.3/h2.1,h2.2,h2.3/33*,63,h3.3/47,h4.3/32,h5.2,h5.3
hands 6,12,13,13,D/5,10,12,N/4,4,7,9/3,6,8,8/7,9,13,13/6,10,10,13
turn 0
# puzzle 4x907wew easy winNow
variant 6x3m
balls 0*,17,h0.3/h1.1,h1.3/h2.0,h2.1,h2.2,h2.3/33*,h3.1,h3.3/42,h4.0,h4.1,h4.3/53,h5.1,h5.2,h5.3
hands 1,1,1,13/4,6,6,6/1,3,3,8,12/4,5,7,8,8/2,2,9,9,X/2,4,12,13
turn 2
# puzzle 5wdqtcqn easy winNow
variant 6x3m
balls h0.0,h0.1,h0.2,h0.3/60,h1.1,h1.2,h1.3/18,h2.1,h2.2,h2.3/29,h3.1,h3.2,h3.3/50,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 5,10/8,8/3,13/2,10/1,13/1,5,T
turn 5
# puzzle 776b2try easy winNow
variant 6x2n
balls h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/49,h2.1,h2.2,h2.3/28,h3.1,h3.2,h3.3/44*,h4.3/h5.0,h5.1,h5.2,h5.3
hands 1,2,6,12,T/3,5,6,9,T/1,3,5,7,9/5,6,13,13,T/6,12,12,12,T/4,4,6,8,10
turn 5
# puzzle 8fp5ag3t easy winNow
variant 4x2n
balls 16,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/39,h3.1,h3.2,h3.3
hands 4,5,7,13,13/3,7,7,8,10/1,2,6,7,13/1,2,3,10,X
turn 2
2 13 16-29
# puzzle 8vax9jrm easy winNow
variant 6x2m
balls 0*,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.1,h2.2,h2.3/29,h3.1,h3.2,h3.3/44*,h4.0,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 6,8,9,13/9,10,10,13/4,12,T,X/1,2,5,6,10/3,3,7,T,T/3,3,13,13
turn 3
# puzzle 9z1wbnd2 easy winNow
variant 4x1m
balls 62,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 1,4,5,5/3,4,9,13/8,9,T,T/2,2,3,T,D
turn 3
# puzzle abwfh6r7 easy winNow
variant 6x3n
balls 1/7,h1.1,h1.2,h1.3/22*,h2.3/33*,h3.0,h3.1,h3.2/h4.0,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 1,5,9,13/5,6,10,12,T/8,8,10,13,T/4,5,7,10/2,2,4,5/2,7,12,X
turn 1
# puzzle acs9ynjh easy winNow
variant 4x2n
balls h0.0,h0.1,h0.2,h0.3/50,h1.1,h1.2,h1.3/25,h2.1,h2.2,h2.3/16,40,h3.1,h3.3
hands 4,6,9,X/6,7,12/3,4,8,9/1,4,5,13
turn 2
# puzzle dckj4m18 easy winNow
variant 6x2m
balls h0.3/h1.0,h1.1,h1.2,h1.3/h2.2,h2.3/32,h3.1,h3.2,h3.3/h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 2,5,7,8,12/1,3,5,10,13/1,6,8,10,10/2,7,8,13,N/3,7,8,10,T/2,2,3,6,X
turn 2
2 1 b2-22
# puzzle ect7s8kf easy winNow
variant 6x2n
balls 12,h0.2,h0.3/11,h1.1,h1.2,h1.3/33,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/-/h5.0,h5.1,h5.2,h5.3
hands 6,7,9/1,13/3,9/1,4,T/7,8,10/1,5,5
turn 3
# puzzle nxm6s473 easy winNow
variant 4x1n
balls h0.0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/23,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 3,4,8,10,12/1,5,5,12,13/2,4,6,7,10/3,8,8,10,T
turn 0
# puzzle qvp74501 easy winNow
variant 4x2m
balls h0.0,h0.1,h0.2,h0.3/55,h1.1,h1.2,h1.3/23,h2.1,h2.2,h2.3/44,h3.1,h3.2,h3.3
hands 3,4,5,10,12/3,5,8,10,T/8,9,13,X,X/3,6,7,7,T
turn 0
# puzzle shqwccqb easy winNow
variant 4x2m
balls h0.0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/27,h2.1,h2.2,h2.3/62,h3.1,h3.2,h3.3
hands 1,1,3,6,9,12/5,8,9,10,13,T/1,4,10,12,12/2,3,7,13,13
turn 0
# puzzle t6nc7ke2 easy winNow
variant 4x2m
balls h0.0,h0.1,h0.2,h0.3/52,57,h1.2,h1.3/28,h2.1,h2.2,h2.3/26,60,h3.2,h3.3
hands 5,7,8,12/6,8,9,13/6,6,7/4,5,13
turn 0
# puzzle wqpwt2wy easy winNow
variant 6x3m
balls h0.3/24,64,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/33*,h3.2,h3.3/35,45,h4.2,h4.3/51,h5.1,h5.2,h5.3
hands 1,3,5,6,8/3,5,6,9,13/1,2,4,7,10/2,5,12,T,T/2,3,7,13,N/2,2,5,9,12,T
turn 5
# puzzle wxwtcx4x easy winNow
variant 6x3n
balls 62,h0.1,h0.2,h0.3/29,h1.3/24,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/17,h4.1/h5.0,h5.1,h5.2,h5.3
hands 4,4,5,7,T/2,3,4,5,10/6,6,7,10,13/3,5,8,10/3,3,6,8/3,5,6,12
turn 0
# puzzle x2qck1my easy winNow
variant 4x1n
balls 0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 1,2,5,9,10/3,9,10,13,13/2,4,6,X/1,3,6,9
turn 0
# puzzle xpffsnaa easy winNow
variant 4x1m
balls h0.0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/26,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 1,3,4,7,7/1,4,12,13,T/2,3,4,10,13,T/2,4,5,7,9,X
turn 2
2 2 26-28
# puzzle y5s68x06 easy winNow
variant 6x2n
balls 62,h0.1,h0.2,h0.3/23,48,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/36,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/21,h5.2,h5.3
hands 10,12,13/8,9,9/2,5,6/1,6,6/5,7,12,T/5,6,7
turn 4
# puzzle fke1ky60 medium winNow
variant 6x2n
balls h0.0,h0.1,h0.2,h0.3/h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/45,h3.2/32,h4.1,h4.2,h4.3/49,h5.1,h5.2,h5.3
hands 1,2,2,3,4,5/2,3,8,9,12,13/1,2,7,8,T,X/3,5,9,9,13,T/1,2,4,6,6,13/6,6,7,10,12,12
turn 1
1 13 b1-11
# puzzle rzwfg40g medium winNow
variant 4x2n
balls h0.0,h0.2,h0.3/4,h1.1,h1.2,h1.3/h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 1,2,4,12,13/1,2,4,T/1,5,7,8,13/5,6,7,8,X
turn 2
2 13 b2-32
# puzzle zj092kd5 medium winNow
variant 6x3m
balls 62,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/60,h2.1,h2.2,h2.3/h3.3/38,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 3,7,8,10,T/1,6,6,9,9/2,8,9,12,X/1,1,3,5,8,X/4,6,7,10,T,X/1,4,7,12,K
turn 3
3 1 b3-33
# puzzle 05aa61gc hard winNow
variant 4x1m
balls h0.0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/32*,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 1,3,5,10,13/1,3,5,10,10,X/1,2,8,9,13,N/4,7,12,13,13,D
turn 1
1 3 32-35
# puzzle 2fwdbvz7 hard winNow
variant 6x2m
balls 64,h0.1,h0.2,h0.3/38,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/33*,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/4,h5.2,h5.3
hands 5,7,8,8,13,N/3,4,5,7,9,T/2,3,5,10,13,T/1,3,3,6,T/2,6,10,13,13/5,7,8,8,9
turn 0
# puzzle b69hfngw hard winNow
variant 6x2m
balls h0.1,h0.2,h0.3/6,h1.0,h1.2,h1.3/28,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/56,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 8,T/5,7,12/5,6,6/9,10,12/7,7,9/4,4
turn 1
# puzzle ec77r24w hard winNow
variant 6x3m
balls h0.1,h0.2,h0.3/5,h1.1,h1.2,h1.3/36,h2.1,h2.2,h2.3/22,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/52,h5.0,h5.3
hands 3,3,X,X/1,8,13,N/5,6,7/4,4,8/4,6,10/4,5,10
turn 0
0 discard 3
# puzzle ma4htyz9 hard winNow
variant 6x2m
balls 18,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/24,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/h4.1,h4.2,h4.3/58,h5.1,h5.2,h5.3
hands 4,6/4,4/5,10/3,T/7,8,T/12,X,N
turn 4
4 discard 8
# puzzle ns3s69wf hard winNow
variant 6x3m
balls 45,h0.1,h0.2,h0.3/20,h1.3/22,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/52,55,h5.2,h5.3
hands 4/10/7,8/7,7/13/3
turn 2
# puzzle nsm0nb1d hard winNow
variant 6x3n
balls 26,h0.1,h0.2,h0.3/7,h1.0,h1.1,h1.3/22*,h2.2,h2.3/33,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 1,1,3/4,5,9/4,9,T/5,13,13/2,3,7,12/5,8,9,10
turn 4
# puzzle t11bhsp1 hard winNow
variant 4x1m
balls h0.0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/31,h2.0,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 2,4,8,9,13,X/1,6,6,9,12,T/1,1,3,4,7,K/3,4,9,10,13,T
turn 2
# puzzle thmxx8ne hard winNow
variant 6x2n
balls 64,h0.1,h0.2,h0.3/h1.1,h1.2,h1.3/22,h2.0,h2.2,h2.3/46,58,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/h5.1,h5.2,h5.3
hands 5,7,8,13,T,T/1,3,5,6,9,T/3,7,8,9,12,X/1,2,4,7,13,13/1,1,5,5,6,7/1,1,2,4,10,13
turn 1
1 1 b1-11
# puzzle vr1dc0qv hard winNow
variant 6x2m
balls 0*,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.1,h2.2,h2.3/33,h3.1,h3.2,h3.3/h4.3/h5.0,h5.1,h5.2,h5.3
hands 1,7,13/1,13,13/3,5,6/2,3,5/8,12,T/8,9,13,N
turn 5
# puzzle zfjgt1j1 hard winNow
variant 4x2m
balls 59,h0.0,h0.2,h0.3/33,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/10,h3.1,h3.2,h3.3
hands 1,4,4,7,9/1,5,5,9,13/7,12,13,13,K/1,3,4,6,13
turn 0
# puzzle zs1w71sa hard winNow
variant 6x3m
balls h0.0,h0.2,h0.3/31,h1.2,h1.3/17,h2.1,h2.2,h2.3/h3.1,h3.2,h3.3/h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 5,6,8,10,13,D/1,2,6,7,10,12/4,4,5,7,13,K/4,4,12,13,13,X/1,2,4,6,7,12/3,8,9,13,13,N
turn 5
# puzzle 90hmpj9f expert winNow
variant 6x2m
balls 0*,1,27/7,h1.1,h1.2,h1.3/22*,44,h2.1,h2.3/h3.0,h3.1,h3.2,h3.3/h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 1,5,6,6,9,X/3,4,7,7,8,N/5,9,9,9,13,T/2,3,3,4,6,T/1,3,4,10,10,X/1,2,3,4,5,T
turn 1
# puzzle 02f0k79q easy savePartner 20
variant 4x2n
balls 12,h0.1,h0.3/20,h1.2,h1.3/53,h2.2,h2.3/63,h3.2,h3.3
hands 6,8,9,13,T/2,3,10,T,X/1,1,2,3,3/3,4,13,X,X
turn 3
# puzzle 0pvgxq5a easy savePartner 28
variant 4x2m
balls h0.0,h0.1,h0.2,h0.3/16*,h1.1,h1.2,h1.3/28,60,h2.0,h2.3/3,44,h3.3
hands 2,6,10,10/1,12,T,X/1,9,9,13/6,8,8
turn 0
# puzzle 1r92wcqb easy savePartner 37
variant 6x3m
balls 0*,14,h0.3/1,h1.1,h1.2,h1.3/22*,h2.1,h2.2,h2.3/h3.2,h3.3/37,h4.1,h4.2,h4.3/48,h5.1,h5.2,h5.3
hands 2,8,12,12/1,3,5,13,T/2,4,7,N/4,5,7,K/2,5,7,D/9,9,13,X
turn 1
# puzzle 36324evy easy savePartner 43
variant 6x3m
balls 2,37,h0.0,h0.2/h1.0,h1.1,h1.2,h1.3/23,39,h2.2,h2.3/1,43,h3.2/h4.3/h5.1,h5.3
hands 2,5,5,10,T/2,9,13,T,D/4,7,10,12,X/2,7,8,9,X/3,4,7,7,13/1,1,2,9,13
turn 0
# puzzle 6aj4mgdy easy savePartner 33
variant 6x3m
balls 0*/11,30,h1.2,h1.3/47,h2.1,h2.2,h2.3/33*,h3.2,h3.3/h4.1,h4.2,h4.3/62,h5.1,h5.2,h5.3
hands 2,3,13,T/3,3,6,X/8,9,10,D/1,1,9,10/4,7,8,12/1,6,12,X
turn 0
# puzzle bvprbe3b easy savePartner 60
variant 4x2n
balls 0*,60,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/32*,h2.1,h2.2,h2.3/48,h3.1,h3.2,h3.3
hands 3,4,5/3,13,T,T/6,9,T,X/2,4,12,12
turn 1
1 T 0-48
# puzzle c5wr2p1q easy savePartner 16
variant 6x3n
balls 16,h0.0,h0.1,h0.3/38,h1.2,h1.3/51,h2.2,h2.3/45,h3.1,h3.2,h3.3/11,52,h4.2,h4.3/h5.2,h5.3
hands 2,3,5,13,13/1,2,4,4,10/2,7,7,13,T/1,3,9,9,10,T/2,4,5,6,7,X/1,1,6,7,7,8
turn 3
# puzzle cnnkmz60 easy savePartner 55
variant 6x2n
balls h0.3/35/50,h2.3/-/8,h4.3/55*
hands 5,6,6,10,12/9,10,13,13,T,T/1,2,4,5,7,10/3,4,7,8,8,13/1,1,9,13,T,X/1,1,5,6,10
turn 1
# puzzle cnxhf0sm easy savePartner 1
variant 4x2m
balls h0.0,h0.1,h0.2,h0.3/52,h1.1,h1.2,h1.3/1,28,h2.0,h2.3/24,h3.1,h3.2,h3.3
hands 6,6,6,10/3,3,8,13/1,7,T,D/1,12,13
turn 0
# puzzle evtcr9mv easy savePartner 38
variant 6x2n
balls 0*,2,26,h0.2/38,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.2,h3.3/44*,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 3,5,8,12/13,13,X/1,2,2/4,10,12/8,10,T/4,9,13,T
turn 5
# puzzle exezpyvp easy savePartner 50
variant 4x2n
balls 9,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/50,h2.1,h2.2,h2.3/48*,h3.1,h3.2,h3.3
hands 3,5,9,T/2,5,7,8/3,5,10/6,7,8
turn 0
# puzzle mdffhrfm easy savePartner 16
variant 6x3n
balls 8,16,h0.3/h1.0,h1.1,h1.2,h1.3/26,h2.1,h2.2,h2.3/35,45,h3.2,h3.3/14,h4.2,h4.3/h5.2
hands 6,8,8,13,T,X/1,1,2,4,4,7/3,4,8,10,T,T/6,6,10,12,T,T/1,2,6,6,8,9/1,6,9,10,10,X
turn 3
# puzzle smjzbd0k easy savePartner 3
variant 6x2n
balls 3,h0.3/10/h2.0,h2.1,h2.2,h2.3/33*,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/28,62,h5.1,h5.3
hands 1,7,7,10/3,5,7,7/1,8,13,X/2,3,4,4/1,3,5,5,13/2,7,9,12
turn 4
# puzzle szkjyj74 easy savePartner 44
variant 6x3n
balls 0*,h0.1,h0.2,h0.3/11*,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/16,44*,h4.2,h4.3/41,h5.1,h5.2,h5.3
hands 1,1,4/1,5,7,T/3,6,8,10/2,7,8,T/1,4,5,5/5,12,13,13
turn 1
# puzzle t9s8d4vf easy savePartner 35
variant 4x2m
balls 9,21,60,h0.1/16*,26,h1.1/4,35,40/h3.3
hands 5/9/10/10
turn 0
# puzzle w7qe0sqq easy savePartner 10
variant 6x2m
balls 0*,44,h0.3/10,h1.2,h1.3/54,h2.2,h2.3/27,h3.1,h3.2,h3.3/21,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 5,10,D/1,4,10/4,6,8/4,5/6,12/3,4,5
turn 5
# puzzle y83w8wmg easy savePartner 55
variant 6x2m
balls 5,43,h0.3/11,h1.3/50,h2.1,h2.2,h2.3/51,h3.3/19,h4.3/55*
hands 1,3,5,7,8,12/3,6,6,9,13,N/1,2,5,9,13,X/7,12,13,13,T/1,5,5,9,12/1,1,3,4,7
turn 0
0 7 5-6
0 7 6-7
0 7 7-8
0 7 8-9
0 7 9-10
0 7 10-11
0 7 11-12
# puzzle yqj855w5 easy savePartner 40
variant 6x2m
balls 38,h0.1,h0.2,h0.3/9,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/40/h4.0,h4.1,h4.2,h4.3/h5.1,h5.2,h5.3
hands 1,2,4,6/4,4,5,T/1,2,8,N/2,12,13,D/2,8,13,13/2,6,10,10
turn 1
# puzzle zps88axf easy savePartner 29
variant 6x2m
balls 0*,21,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/44,h2.2,h2.3/14,29,h3.2,h3.3/h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 2,K/4/7/1/4/9,T
turn 5
# puzzle 0fezkb8k medium savePartner 37
variant 4x2m
balls h0.0,h0.1,h0.2,h0.3/37,h1.0,h1.2/32*,h2.2,h2.3/16,51,h3.2,h3.3
hands 1,5,7,9/5,8,8,13/3,10,N,E/1,7,10,T
turn 3
# puzzle 0je8xdeb medium savePartner 28
variant 4x2n
balls 2,4,34/16*,h1.1,h1.3/28,35,53/48*
hands 7,9,12/5,5,12/3,3,8/6,9,10
turn 0
# puzzle 0k4rfckk medium savePartner 13
variant 6x3m
balls 9,23/11*/22*/13,35/h4.3/-
hands 1,1,2,9,13/1,2,6,13,13/2,6,6,10/1,1,4,7/4,8,10,10/5,6,7,8
turn 0
# puzzle 3shaymqr medium savePartner 60
variant 6x2n
balls 51,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/60,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/27,h5.1,h5.2,h5.3
hands 1,8,8,T/3,5,5,9/4,9,13,X/3,4,6,7/3,4,6,13/1,5,10,13
turn 1
# puzzle 3wtxbygb medium savePartner 16
variant 4x2n
balls 26,h0.1,h0.2,h0.3/h1.2,h1.3/16,32*,35,h2.2/56,h3.1,h3.2,h3.3
hands 6,6,12,T,T/2,6,8,12,13/2,4,7,12,13/1,2,5,5,10
turn 0
# puzzle 4pfrr5w4 medium savePartner 44
variant 6x3n
balls h0.1,h0.2,h0.3/4,11*,21/34,h2.0,h2.2,h2.3/18,62,h3.2,h3.3/44*,h4.3/2
hands 1,1,4,6,9,T/2,4,9,9,9,13/2,3,7,10,12,X/1,5,5,6,6,T/1,2,4,6,8,13/5,6,7,8,10,13
turn 1
# puzzle bwq3qbaz medium savePartner 61
variant 6x2n
balls 1,10,21/h1.3/36,h2.3/39,h3.3/56,59,h4.3/61,h5.3
hands 5,7,12,13,T/1,5,10,13,13/1,3,9,X/3,5,5,7,T/4,4,7,10,T/2,6,13,13,X
turn 3
# puzzle c7p39jz8 medium savePartner 22
variant 6x2m
balls 0*/11*/22*/33*/40/55*
hands 7,10,10,12,D/2,4,7,10,K/4,6,8,T,T/2,12,12,T,E/5,5,T,X/2,3,6,8,10
turn 5
5 3 55-58
# puzzle cgnh6r26 medium savePartner 22
variant 6x2m
balls 63,h0.1,h0.2,h0.3/44,h1.1,h1.2,h1.3/22*,h2.1,h2.2,h2.3/h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/3,h5.2,h5.3
hands 5,8,8,13/1,3,7,13/4,5,8,X/2,3,4,10/1,1,4,9,T/5,9,E,K,D
turn 4
# puzzle dezd8w9d medium savePartner 22
variant 6x3m
balls 5,7,16,h0.3/4,32/22*,h2.2,h2.3/49,h3.2,h3.3/61,h4.2/50
hands 3,6,13/7,8/5,6/9,12/4,X/10,12,E
turn 5
# puzzle e7bksgxh medium savePartner 47
variant 6x3m
balls 0*,47/h1.3/19,h2.1,h2.2,h2.3/30,h3.1,h3.2/7,40,h4.3/55*,h5.1,h5.3
hands 1,4,6,T/2,3,6,7/7,13,X/1,5,6,10/2,3,7,10/3,9,9,X
turn 3
# puzzle pmq9rp7v medium savePartner 44
variant 6x3n
balls -/25/22*,42,h2.2,h2.3/-/44*,h4.3/55*,h5.3
hands 4,5,10,T/1,5,6,13,T/1,7,8,12,T/1,2,2,4,7/3,6,8,12,13/1,3,6,10,12
turn 1
# puzzle ppwft5fe medium savePartner 33
variant 6x3n
balls 19,21,h0.2,h0.3/0,30,h1.2,h1.3/h2.1,h2.2,h2.3/33*,35,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/h5.3
hands 1,7,9,10,13,13/1,3,6,12,13,13/3,3,5,7,9,10/5,9,10,10,13/2,6,9,T,X/4,4,4,8,X
turn 0
# puzzle qr22b9pn medium savePartner 50
variant 4x2m
balls 46,h0.1,h0.2,h0.3/23,h1.1,h1.2,h1.3/61,h2.2,h2.3/50,h3.1,h3.2,h3.3
hands 2,7,10,12,12/10,12,13,T,T/3,4,7,13,X/3,4,5,7,8
turn 1
1 T 46-50
# puzzle s4jtktc9 medium savePartner 48
variant 4x2m
balls 27,h0.2,h0.3/54,h1.2,h1.3/42,h2.2,h2.3/48,h3.1,h3.2,h3.3
hands 2,4,7,9,D/1,7,9,T,X/5,6,7,12,13/1,8,9,10,10
turn 0
0 9 27-36
# puzzle vccac9y8 medium savePartner 22
variant 6x2m
balls 34,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/13,h2.1,h2.2,h2.3/h3.2,h3.3/22,h4.2,h4.3/55*,h5.1,h5.2,h5.3
hands 1,5,7,12,T/6,6,12,D/1,2,6,9/3,3,6,9/3,5,10,13/2,3,6,8
turn 0
# puzzle x6xt61nq medium savePartner 11
variant 6x2m
balls 33,h0.3/-/24,61,h2.2/11,17,h3.3/-/53,62,h5.2
hands 12,13,T,X,X,D/6,7,7,8,12,13/1,6,7,9,9,X/2,4,4,7,10,13/1,2,2,5,7,10/1,3,9,13,T,T
turn 5
# puzzle za2xex5y medium savePartner 8
variant 4x2m
balls 60,h0.1,h0.2,h0.3/8,h1.1,h1.2,h1.3/h2.1,h2.2,h2.3/43,h3.2,h3.3
hands 1,2,4,5,12/1,5,6,7,8/1,2,7,10,12/3,6,10,13,T
turn 3
# puzzle zkxptakj medium savePartner 34
variant 4x2n
balls 34,h0.0,h0.2/52,h1.2,h1.3/48,58/5,32,h3.2,h3.3
hands 9,10,13,T,X/1,3,8,9/1,3,6,7,10/1,2,5,13,13
turn 2
# puzzle 0r5r88h4 hard savePartner 6
variant 6x2n
balls 1,24,h0.2,h0.3/13,h1.1,h1.2,h1.3/27,34,39,h2.3/32,33,h3.2,h3.3/10,57,h4.2,h4.3/6,h5.3
hands 1,1,3,7,7/2,6,10,13,T/5,5,7,10,12,X/6,6,7,9,12,X/4,4,8,T,T/2,2,6,7,T
turn 2
2 7 27-33
2 7 39-40
# puzzle 25msa467 hard savePartner 40
variant 6x2n
balls h0.0,h0.1,h0.2,h0.3/39,h1.1,h1.2,h1.3/22*,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/18,40,47,51/1,h5.2,h5.3
hands 3,10,12/1,13,X/4,7,10/2,6,13/1,13/7,10
turn 0
# puzzle 6f4p76wy hard savePartner 44
variant 6x3m
balls 44/29,42/h2.1,h2.2,h2.3/39,h3.1,h3.3/43,52,h4.3/h5.3
hands 1,2,3,5,10,13/1,5,5,7,8,X/1,6,T,X,N/4,4,10,13,T,K/1,2,4,5,8,8/1,6,9,12,T,X
turn 3
# puzzle 75k5kxwv hard savePartner 45
variant 6x3n
balls 0*,45,h0.3/24,h1.1,h1.2,h1.3/h2.1,h2.2,h2.3/33,40,h3.3/44*,h4.1,h4.2,h4.3/54,55*,h5.2,h5.3
hands 5,6,6,10,12/1,7,13,13/1,4,10,X/1,4,7,9,12/3,7,8,9,12/4,5,6,8,8
turn 3
# puzzle ar4gbv6n hard savePartner 0
variant 6x3m
balls 0,3,h0.2,h0.3/7,h1.2,h1.3/27,48,h2.2,h2.3/33*,h3.1,h3.2,h3.3/50,64,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 5,7,7,12/8,13,13,D/6,6,8,12/1,10,12,E/2,3,6,9/1,2,3,3
turn 3
# puzzle awek4xsp hard savePartner 14
variant 6x2m
balls 0*,12,h0.2,h0.3/14,22,h1.2/7,61/23,45,h3.1/50,62/h5.2
hands 3,5,5,7,10/1,3,6,9,X/4,7,9,9,12/4,4,5,10,12/1,3,5,7,X/2,10,13,T,D
turn 5
# puzzle b8rzqcx0 hard savePartner 25
variant 4x2m
balls 32/2,h1.3/25,h2.2/h3.0,h3.1,h3.2,h3.3
hands 1,3,4,X/2,8,12,13/4,5,7,10/3,6,9,10
turn 3
3 10 2-12
# puzzle c9k45z43 hard savePartner 37
variant 4x2m
balls 11,37/19/41,48,h2.1/36,h3.1
hands 8,9,13/8,N/1,3,D/5,7,7
turn 2
# puzzle cyaqwwpq hard savePartner 26
variant 4x2m
balls 20,h0.1,h0.2,h0.3/26,35,h1.3/42,h2.0,h2.2,h2.3/48,56,h3.1,h3.2
hands 2,3,7,9,T/3,3,8,13,T/3,7,12,12,T/1,6,6,13,K
turn 3
# puzzle jmnrjg0s hard savePartner 55
variant 4x2n
balls 0,55,h0.2,h0.3/49,h1.1,h1.2,h1.3/29,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 5,10,10,T/2,10,12,12/1,4,7,9,13/2,5,6,9,9
turn 2
# puzzle m98mjvqw hard savePartner 44
variant 6x3n
balls h0.3/34/40,57/29,h3.1/44*/55*
hands 1,5,6,8,8,9/1,3,5,7,9,X/1,3,7,9,12,T/4,5,10,12,13/1,4,6,8,9/3,5,7,10,12
turn 0
0 1 b0-0
# puzzle pvmxed8k hard savePartner 48
variant 4x2n
balls 48,60/22,h1.1,h1.3/23,32*,h2.2,h2.3/51
hands 2,7,8,12,13/2,2,5,6,10/1,3,4,13,T/2,4,5,7,13
turn 2
# puzzle qjyw3qtx hard savePartner 48
variant 4x2n
balls 48/16*,32/4,h2.1/14
hands 3,4,6,9/5,8,10,10/4,5,7,T,T/1,3,5,8
turn 2
# puzzle qzevdh6g hard savePartner 0
variant 6x2n
balls 11,h0.2,h0.3/0,h1.1,h1.2,h1.3/64,h2.1,h2.2,h2.3/-/29,h4.1,h4.2,h4.3/55*,h5.1,h5.3
hands 1,1,7,9/5,5,9,T/4,8,9,12/6,9,9,12/5,6,7,8/2,2,5,6,T
turn 5
# puzzle xs6ef5ah hard savePartner 16
variant 4x2n
balls 17,59,h0.2,h0.3/24,h1.2,h1.3/16,h2.1,h2.2,h2.3/48*,h3.1,h3.2,h3.3
hands 1,6,12,13,T/1,4,4,9,T/5,5,7,X/4,6,10,12
turn 0
# puzzle xv0899b0 hard savePartner 17
variant 4x2n
balls 17,24,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/13,h3.1,h3.2,h3.3
hands 5,5,9,10/1,2,3,T/2,4,4,7/1,7,12,X
turn 2
# puzzle y756hmm7 hard savePartner 34
variant 4x2m
balls 15,h0.2/16*,h1.0,h1.1/27/34,44
hands 1,2,9,10/3,6,6,N/2,10,10,K/4,6,7,9
turn 1
# puzzle yr44j1kb hard savePartner 8
variant 4x2m
balls 0*,h0.0,h0.3/8,17,18,h1.3/49,63,h2.3/h3.0,h3.3
hands 1,6,8,T,K/4,7,9,12/8,10,13,13/2,2,7,7,N
turn 3
# puzzle zxgd3axr hard savePartner 14
variant 6x2n
balls 0*,10/11*,13,24,h1.3/14,19,27,58/22/44*,h4.2/8,59,h5.3
hands 1,2,5,7,10/4,6,7,8,12/4,5,8,9,10/4,5,7,10/1,7,9,9/5,12,13,13
turn 0
# puzzle 5csdabyf expert savePartner 22
variant 6x2n
balls 1,32,h0.2,h0.3/3,h1.1,h1.2,h1.3/22*,h2.3/h3.0,h3.1,h3.2,h3.3/44*,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 3,4,5,X/2,9,13,X/4,7,8,T/1,12,12,13/1,5,10,T/2,4,10,12
turn 5
5 10 3-13
# puzzle 6283t1xf expert savePartner 16
variant 4x2m
balls 3,h0.2/16*,19,28,62/0,32*,34,h2.3/h3.0,h3.1,h3.2,h3.3
hands 3,5,8,10,13/2,12,13,X/2,10,10,E/5,6,9,X
turn 0
0 8 skip
1 X skip
2 discard 2
# puzzle 7vb4btfv expert savePartner 40
variant 6x2m
balls 0,13,24,h0.1/h1.1,h1.2,h1.3/31,39,h2.2,h2.3/52/40,47,h4.3/55*
hands 2,6,7,7,10,13/2,2,6,8,13,E/3,5,9,12,13,K/4,5,6,7,9,12/1,6,6,8,T,X/1,1,8,9,10,T
turn 0
# puzzle derkzad4 expert savePartner 44
variant 6x3m
balls 0,61,h0.0,h0.3/40,46,h1.2,h1.3/43/13,h3.1,h3.3/44*,h4.3/29,h5.1,h5.2,h5.3
hands 1,7,9,10,T/4,6,7,9,9,10/1,2,3,5,7,7/2,4,4,5,5,6/2,8,8,10,10/3,7,8,12,T
turn 1
# puzzle gqr1zzfa expert savePartner 3
variant 6x2m
balls 3,15,28/8,h1.2,h1.3/30,h2.2/64/-/45,52,h5.3
hands 1,4,10/7,7,10,12/1,10,X,D/1,5,9/5,8,T/1,2,5
turn 1
1 7 8-h1.1
1 7 h1.1-h1.0
1 7 h1.0-h1.1
# puzzle js239drx expert savePartner 58
variant 4x2n
balls 20,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/57,h2.1,h2.2,h2.3/5,58,h3.0,h3.3
hands 2,2,3,12/4,7,9,9,9/1,2,5,7,12/4,5,6,6,13
turn 1
# puzzle r6ff8qyc expert savePartner 53
variant 4x2m
balls 5,16,h0.2,h0.3/0,41,h1.2,h1.3/53,h2.2,h2.3/60,h3.2,h3.3
hands 2,5,6,6,E/3,4,4,7,12/5,8,9,9,9/2,8,10,13,N
turn 0
# puzzle w0ktqj1y expert savePartner 62
variant 6x2n
balls 1,45,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/61,h3.1,h3.3/60,62,h4.2,h4.3/57,h5.3
hands 1,5,9,12/3,3,5,13,T/6,7,12,13,X/1,1,3,5,8/4,4,10,13/12,13,T,X
turn 1
1 3 57-60
# puzzle 08vvhw09 easy block
variant 6x3m
balls 3/51/11/36/-/28
hands 8,9,X/4,6,9,13/2,5,5,7/6,6,8,12/4,8,8/10,12,N
turn 1
# puzzle 2y7xmchd easy block
variant 4x2n
balls 58/h1.0,h1.3/7,32*/41,h3.3
hands 1,2,2/4,13/5,9,10/6,6,10
turn 2
# puzzle 3r2pdk4t easy block
variant 6x3n
balls 3,25,h0.3/2/47,52,h2.3/33*,54,h3.2,h3.3/44*,h4.1,h4.2,h4.3/55*,65
hands 1,2,6,10,X/3,4,6,7,12/1,1,7,10,13/6,7,7,9,10/7,9,9,T/1,7,8,12,13
turn 5
5 7 65-0
5 7 0-1
5 7 1-2
5 7 2-3
5 7 55-56
5 7 56-57
5 7 57-58
# puzzle 4gr9xptm easy block
variant 4x2n
balls h0.0,h0.1,h0.2,h0.3/9,25,60,h1.3/11,h2.1,h2.2,h2.3/1,h3.0,h3.2,h3.3
hands 7,8,10,13/2,9,10,13,13/3,4,6,8,12/2,5,9,12,13
turn 1
# puzzle 99d3hfvr easy block
variant 4x2m
balls h0.3/63,h1.0,h1.2,h1.3/61,h2.3/36,h3.3
hands 6,7,10,X/1,4,9/5,7,E/2,6,12,13
turn 3
# puzzle dxhrrkem easy block
variant 4x2m
balls h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.1,h2.2,h2.3/48,h3.1,h3.2,h3.3
hands 4,5,9,12/1,5,6,T,E/3,7,8,8,X/4,8,8,T
turn 1
# puzzle gywm5p1e easy block
variant 4x2m
balls 12,h0.1,h0.2,h0.3/44,h1.1,h1.2,h1.3/h2.3/50,h3.1,h3.2,h3.3
hands 5,5,T/9,10,13/7,10/6,9
turn 0
# puzzle m3fcqba4 easy block
variant 6x2m
balls h0.3/17,h1.1/-/28,47/40,50/-
hands 8,9,10,10,T/1,1,12,12,X/1,2,3,7,T/1,4,7,8,13/4,5,5,12,T/4,5,7,13,N
turn 4
4 T 28-50
# puzzle pyw6zxqr easy block
variant 6x3m
balls 0*,h0.0,h0.2,h0.3/31,h1.1,h1.2,h1.3/44,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/4,55*,h5.2,h5.3
hands 5,6,12/6,10,13/1,3,9/9,10,13/1,2,13/1,3,K
turn 5
# puzzle qp37v91a easy block
variant 6x2m
balls 12,h0.1,h0.2,h0.3/27,h1.0,h1.2,h1.3/32,h2.2/h3.0,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 9/9/5/5/5,T/10
turn 4
# puzzle r7y46aep easy block
variant 6x2n
balls 3,h0.1,h0.2,h0.3/11*,h1.2,h1.3/58,h2.1,h2.2,h2.3/21,43,h3.3/34,h4.1,h4.2,h4.3/5,h5.1,h5.2,h5.3
hands 3,10,T/5,8,9/5,6,9/10,13,13,13/2,4,4/3,9,12
turn 3
# puzzle rgsawwb2 easy block
variant 6x3n
balls 24/0,h1.3/51/h3.1,h3.2/3,h4.1,h4.3/h5.1,h5.2,h5.3
hands 2,2,3,4/3,3,6,10/1,4,7,7,10/3,4,5,5,X/4,7,10,13,T/1,2,4,8
turn 2
# puzzle t3acfyfj easy block
variant 6x2n
balls 0*,65,h0.3/h1.3/33,34,h2.3/28,h3.3/h4.2,h4.3/55,56
hands 6,6,10,10,13/7,7,10,X/5,5,5,8/2,2,10,12/6,8,9,12/1,3,7,10
turn 0
# puzzle t8e3jsx6 easy block
variant 6x3n
balls -/55/-/7/33/46
hands 4,8/2,7/4,9/1,5,12/6,7,12/7,8,10
turn 3
# puzzle tn2ashwc easy block
variant 6x2m
balls 0*,57,h0.3/7/30/41/44*,58,h4.3/64
hands 5,10/7,9/7,10/2,3/3,6,10/2,3
turn 4
# puzzle v5trw516 easy block
variant 4x2n
balls 22,24,h0.3/16*/34,37/h3.3
hands 1,2,3,7,10/2,4,6,12/1,4,4,6,12/7,7,9,10,X
turn 2
# puzzle vyq94644 easy block
variant 4x2n
balls 3,24,h0.2,h0.3/16*/h2.0,h2.1,h2.2,h2.3/2,h3.1,h3.3
hands 2,5,5,13/6,10,12,T/3,8,9,13/7,9,12
turn 0
# puzzle wfqrk7hx easy block
variant 6x2n
balls 3,h0.2,h0.3/41/22*,27,h2.3/54,h3.2/47,h4.2/42,h5.0
hands 2,12/4,6/1,9/1,9/1,7,12/4,6
turn 4
# puzzle xyve797v easy block
variant 4x2m
balls 0*,h0.1,h0.2,h0.3/h1.3/32,h2.1,h2.3/47,h3.1,h3.2,h3.3
hands 1,2,N,E/6,7,7,10/4,8,13/9,10,13
turn 0
# puzzle 0jb7q2f2 medium block
variant 6x2m
balls 0*,h0.3/11*,14,57/22*/43/h4.2,h4.3/5,64,h5.2,h5.3
hands 3,4,5,8,8/2,2,2,6,7/2,4,5,8,12/1,2,7,13,X/6,9,10,10/1,1,10,13,K
turn 5
# puzzle 0zyv68ps medium block
variant 4x2n
balls h0.1,h0.2,h0.3/40,h1.1,h1.2,h1.3/51,56,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 10,10/13/7,7/13,13
turn 2
# puzzle 1w0bmem2 medium block
variant 6x3m
balls h0.2/h1.0,h1.1,h1.2,h1.3/22*,h2.1,h2.3/29,42,h3.3/27,54,h4.3/40,55*,58,h5.3
hands 4,8,9/4,12,13/5,6,X/1,3,E/5,6,X/2,3,9
turn 3
# puzzle 3ddt86ds medium block
variant 6x2m
balls 28,h0.2,h0.3/2,h1.1,h1.2,h1.3/4,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/53,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 2,4,5,6,12,13/2,6,10,12,13,D/3,4,5,8,T,T/8,8,9,9,X/1,2,8,8,13/3,5,5,12,13
turn 0
0 5 28-33
# puzzle 7sxj75my medium block
variant 6x2n
balls 9/50/h2.3/29/h4.3/6
hands 4,4,5,T,T/3,5,8,13/6,8,10,12/1,1,3,10,12/4,5,6,8,X/2,3,4,10,X
turn 3
3 1 b3-33
4 X b4-44
# puzzle 8xfya35a medium block
variant 4x2m
balls 48,h0.1,h0.2,h0.3/24,h1.1,h1.2,h1.3/h2.1,h2.2,h2.3/49,55,h3.2,h3.3
hands 2,3,10,X/4,7,13,E/2,7,7,8/2,5,12,T,T
turn 3
# puzzle 9z7asxwm medium block
variant 6x3m
balls 0*,h0.2,h0.3/12,h1.3/h2.0,h2.1,h2.2,h2.3/22,33*,h3.3/1,47,h4.2,h4.3/65,h5.3
hands 5,5,5/10,X/2,3/3,3/1,1,K/2,2,8
turn 4
# puzzle b8zx2033 medium block
variant 6x3m
balls 0*,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/36/22,h3.1,h3.2,h3.3/45,56,h4.2,h4.3/30,h5.1,h5.2,h5.3
hands 7,10,D/9,13,X/2,4/7,10/1,13/4,7,12
turn 5
5 7 30-35
5 7 35-37
# puzzle bcs45nfw medium block
variant 6x3m
balls 0*,59/56/22*,h2.2,h2.3/32,h3.3/9,17,h4.3/19,h5.2
hands 2,7,7,9,X/7,8,10,13,E/1,3,6,9,13,K/3,3,4,4,6,6/1,5,9,12,13,T/1,2,7,8,10,10
turn 2
# puzzle btdaw54d medium block
variant 6x2n
balls h0.1,h0.2/46,h1.1,h1.2,h1.3/31,h2.3/12,33*,39,h3.3/44*,h4.2,h4.3/20
hands 2,8,13/1,1,7/1,5,9/3,6,7,10/5,5,12,T/6,6,9,9
turn 3
# puzzle efpg7rf1 medium block
variant 6x2n
balls 0*/h1.0,h1.1,h1.2,h1.3/24,h2.3/h3.0,h3.1,h3.2,h3.3/h4.1,h4.2,h4.3/1,h5.1,h5.3
hands 2,3,6/1,T/7,12/3,5/10,12/4,6,T
turn 5
# puzzle j3xfsbg0 medium block
variant 6x3n
balls h0.3/32,h1.0,h1.2,h1.3/57,h2.3/15,33,h3.3/46,h4.3/0,2,58,h5.2
hands 7,7/4,10/2,12/6,13/5,6/4,10
turn 3
# puzzle m8s62j3q medium block
variant 6x2m
balls 0*,2/11*,22/17/h3.3/60/59
hands 10,12/2,3,7/5,7,9/1,4,10/6,6,7/8,9
turn 1
# puzzle ma7ej4fd medium block
variant 6x2n
balls 42,h0.1,h0.2,h0.3/10,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/38,h3.2,h3.3/54,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 4,13/1,13/1,8/10,12/6,10/1,2,5
turn 5
# puzzle wcvwbsdr medium block
variant 6x2m
balls h0.3/11*,57,h1.3/33,34/22,h3.2/h4.1,h4.2,h4.3/65,h5.3
hands T/7/1,7/2,6/10,10/7,E
turn 2
# puzzle wtryrth1 medium block
variant 4x2n
balls 0*,h0.1,h0.3/40,h1.0,h1.3/12,h2.2,h2.3/5,h3.0,h3.3
hands 3,9,T/1,2,12/6,12,12/8,12,13
turn 1
# puzzle xvr85bnj medium block
variant 4x2m
balls 18,61/17/-/48*,h3.1,h3.3
hands 12,12,D/10,10,12/4,8/5,8
turn 0
# puzzle xyqwhb5w medium block
variant 4x2m
balls h0.0,h0.1,h0.2,h0.3/32,43,h1.2,h1.3/h2.1,h2.2,h2.3/10,40,60,h3.1
hands 1,10,10,10,13/6,13,X,X/2,4,5,8/4,5,7,10
turn 0
0 13 b2-32
# puzzle zmnqae4w medium block
variant 4x2n
balls 16,h0.1,h0.3/h1.1,h1.2,h1.3/49,h2.1,h2.2,h2.3/3,55,h3.2
hands 5,5/4,8/1,10/1,6,13
turn 3
# puzzle 145yq616 hard block
variant 6x3n
balls 5,h0.3/11*,h1.2,h1.3/22*,50,h2.2,h2.3/29,h3.3/12,44*,h4.2,h4.3/h5.3
hands 7,8,10/3,4,12/2,3,5,7/4,5,T/4,8,X/3,7,9
turn 2
# puzzle 21yfjkfe hard block
variant 6x2m
balls 61,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/22*,h2.0,h2.2,h2.3/44,h3.0,h3.2,h3.3/31,h4.3/h5.0,h5.1,h5.2,h5.3
hands 4,7,9,13/5,8,E,K/5,5,9,12/7,8,12,13,T/3,3,5,13,X/8,8,9,10
turn 3
3 T 31-61
# puzzle 35q88518 hard block
variant 4x2n
balls h0.3/h1.3/34,43/26
hands 4,8,9,T/3,4,12,X/2,2,4,12,13/6,9,10,10
turn 2
# puzzle 57x9qxds hard block
variant 6x2m
balls 16,h0.2,h0.3/6,11,h1.3/22*,h2.3/44/18,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 5,7,12,K/4,9,10,10/2,6,7,8/4,5,13,E/2,9,10,X/2,2,3,5
turn 5
# puzzle 5pdwn7t2 hard block
variant 6x3n
balls 27,62,h0.0,h0.3/24,h1.3/12,h2.0,h2.2,h2.3/33*,34,h3.3/56,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 4/5/12,T/10/2/13
turn 2
# puzzle 5w28wk0n hard block
variant 6x2n
balls 28,h0.1,h0.2,h0.3/64/h2.0,h2.1,h2.2,h2.3/29,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/55*,h5.2
hands 1,3,13/3,3,13/4,5,12/1,5,9/7,10,T/3,5,6
turn 4
# puzzle 6rvt2xy1 hard block
variant 6x2m
balls 2,h0.1,h0.2,h0.3/30,h1.1,h1.2,h1.3/9,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/11,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 1,6,7/6,7,13/10,12,12/1,2/7,T,T/6,9,13
turn 4
# puzzle 79bd8f4g hard block
variant 4x2m
balls 29,h0.1,h0.2,h0.3/h1.0,h1.1/16,h2.1,h2.2,h2.3/44,49,h3.2,h3.3
hands 1,2,4,5,9/7,10,10,12,N/2,6,6,13,13/2,3,5,5,T
turn 1
# puzzle aj57mvfh hard block
variant 4x2m
balls 0,h0.2,h0.3/28,h1.3/32*,35,h2.2,h2.3/13,h3.1,h3.3
hands 1,5,8,X/4,7,7,12,T/7,10,12,K/3,4,9,10
turn 1
# puzzle g3efra4g hard block
variant 4x2n
balls h0.0,h0.1,h0.2,h0.3/16*,h1.1,h1.2,h1.3/9,h2.1,h2.2,h2.3/55,h3.1,h3.2,h3.3
hands 2,2,4,6/7,10,T,X/5,13,13/1,9,X
turn 0
0 6 9-15
# puzzle gj2645ne hard block
variant 6x2n
balls 0*,2,17/11*/18/45/-/-
hands 7,8/6,10,T/2,X/12,12/7,T/7,7
turn 1
1 T 18-45
# puzzle hktrqpbp hard block
variant 6x3m
balls 0*,h0.1,h0.3/11*,13,27,h1.2/9,18/49,h3.3/51,h4.2,h4.3/63,h5.3
hands 3,3,5,6,8/4,5,10,13,K/1,4,6,7,X/8,10,10,12/3,5,6,12,T/2,7,7,8,T
turn 4
# puzzle jkbthwqs hard block
variant 6x3m
balls 0*,h0.1,h0.2,h0.3/64,h1.1,h1.2,h1.3/49,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/44*,h4.1,h4.2,h4.3/28,h5.1,h5.2,h5.3
hands 6,10,10,12,T/9,10,X,X,X/3,8,8,13,E/1,4,4,9,12/2,3,4,5,7/4,5,7,9,13
turn 0
# puzzle k1tb3cj7 hard block
variant 6x3n
balls 9,h0.2,h0.3/30,44,h1.2,h1.3/22*,h2.1,h2.2,h2.3/33*,h3.2,h3.3/15,19/55*,h5.0,h5.3
hands 12/7,7/4,9/2,13/2/10
turn 1
# puzzle kam6vgwx hard block
variant 6x2m
balls 38/25,32,h1.2,h1.3/h2.1,h2.2,h2.3/7,33*,h3.1,h3.3/39,h4.2,h4.3/55*,h5.1,h5.2,h5.3
hands 2,7/10,10/7,T/X,X/9,12/7,7
turn 2
2 discard T
# puzzle p3c9kwfq hard block
variant 6x3m
balls 7,h0.3/11*,h1.3/42,h2.1,h2.2,h2.3/22,h3.2,h3.3/46,h4.2/41,h5.1,h5.2,h5.3
hands 2,6,6,N/3,5,7,E/9,9,12,T/6,7,8,T/1,5,7,10/1,9,12,13
turn 0
# puzzle sfmkz97h hard block
variant 6x3m
balls 5,h0.1,h0.2,h0.3/3,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/52,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/9,h5.1,h5.2,h5.3
hands 4,5,7,9,10,X/4,5,8,8,T/1,8,10,12,T/5,6,6,7,10,12/2,4,13,13,X,D/2,4,4,7,8,9
turn 3
3 10 52-62
# puzzle x65tv9yh hard block
variant 4x2n
balls 17,26,h0.3/0,h1.1,h1.2,h1.3/15,44,h2.0,h2.3/1,48*,h3.0,h3.3
hands 1,2,12,13,T/5,6,8,9,X/3,3,4,5,10/1,4,6,10,X
turn 0
# puzzle zvz7fy8e hard block
variant 4x2m
balls 0*/16*/-/44
hands 4,10,12,N/1,7,9,K/3,6,7,12/2,8,8
turn 0
# puzzle 05yhzz0s expert block
variant 6x3m
balls 3,64/7,32/22*,39/54/63,h4.3/55*
hands 5,5,9,12,13/8,8,12,N/1,3,7,E,D/4,6,9,10,13/2,3,5,9,12/2,3,5,5,12
turn 2
# puzzle 48s9xqk1 expert block
variant 6x2m
balls h0.1,h0.3/11*,46,h1.1,h1.3/h2.1,h2.3/42,53/h4.3/58,h5.1,h5.3
hands 3,7,8,9,T/7,8,10,10,12,T/2,5,6,13,X,D/2,5,8,13,T,X/4,5,7,12,T,K/2,3,3,4,7
turn 1
1 T 11-46
# puzzle 4xtfjhnv expert block
variant 4x2n
balls 46,h0.0,h0.2,h0.3/41,h1.1,h1.2,h1.3/44,h2.2,h2.3/19,50,h3.2,h3.3
hands 2,6,8,8,10/5,7,8,10,12/3,3,5,6/2,4,7,10,10
turn 3
# puzzle 58xp229d expert block
variant 6x3n
balls 0*,9,h0.2,h0.3/8,h1.0,h1.2,h1.3/40,h2.1,h2.3/h3.0,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/11,h5.1,h5.2,h5.3
hands 9,10/5,8/5,6,T/3,13,13/5,6,12/3,9,12
turn 2
# puzzle 5yx6kpq9 expert block
variant 6x2n
balls h0.0,h0.1,h0.2,h0.3/53,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/27,62,h3.3/46,h4.1,h4.2,h4.3/25,h5.2,h5.3
hands 1,3,5,7,13,X/4,5,9,9,10,12/1,2,4,4,8,10/1,5,6,T,X/5,6,7,13,T/1,3,4,7,9,T
turn 5
5 T 25-62
# puzzle 79a1hyd6 expert block
variant 4x2m
balls h0.0,h0.1,h0.2,h0.3/16*,h1.3/48,h2.3/47,h3.1,h3.2,h3.3
hands 9,10,10/2,6,12/1,2,5,N/6,6,7
turn 2
# puzzle 9gcdr7je expert block
variant 6x3n
balls 47/11*,h1.3/51/29,33*/-/55*,56,58
hands 2,4,13,T,X/2,9,10,12/5,10,10,12/1,4,7,8/5,6,7,T/1,4,5,8,13
turn 5
5 1 58-59
# puzzle aej29mwq expert block
variant 6x3n
balls 0*,h0.2,h0.3/4,h1.2,h1.3/18,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/17,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 4,4,7/10,T,X/5,9/7,13/2,3/2,6
turn 0
0 4 0-62
# puzzle bjg5q3sq expert block
variant 6x2m
balls h0.0,h0.1,h0.2,h0.3/6,11*,h1.3/h2.0,h2.1,h2.2,h2.3/33*,38,53/45,h4.1,h4.2,h4.3/35,h5.1,h5.2,h5.3
hands 5,6,10,N,E/1,2,6,7,9/5,8,10,12,T/1,2,3,7,10,T/3,5,5,12,12,13/4,5,10,10,T
turn 3
# puzzle bqvpvyjs expert block
variant 4x2n
balls h0.0,h0.1,h0.2,h0.3/59,h1.2,h1.3/h2.0,h2.2,h2.3/h3.0,h3.2,h3.3
hands 5,6,10,10,X/3,3,6,12,13/1,3,7,8,13/1,7,7,9,X
turn 2
2 1 h2.0-h2.1
# puzzle d0a9wh9f expert block
variant 6x3m
balls 0*,3,h0.2/61,h1.1,h1.2,h1.3/25,h2.1,h2.2,h2.3/h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/h5.1,h5.3
hands 2,6,7,N/4,5,6,12/3,3,12,12/4,4,10,10/6,13,13,T/7,7,8
turn 0
# puzzle hhecsr20 expert block
variant 6x2n
balls 0*,h0.0,h0.3/h1.0,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/1,h3.1,h3.2,h3.3/28,h4.1,h4.2,h4.3/55*,h5.2,h5.3
hands 6,8,9,12/1,4,8,12/3,5,7,9/3,3,6,13,T/2,2,6,13/2,4,5,9
turn 3
# puzzle hrs60m13 expert block
variant 6x2n
balls 2,h0.0,h0.2,h0.3/59,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/33*/44*,h4.0,h4.2,h4.3/58
hands 3,6,9,9,12/6,7,9,10/1,1,2,2/1,2,2,9/4,6,6,T/3,4,5,13,T
turn 5
# puzzle kgavjzwd expert block
variant 4x2m
balls 0*,h0.1,h0.2,h0.3/61,h1.1,h1.2,h1.3/27,h2.1,h2.2,h2.3/34,h3.1,h3.2,h3.3
hands 4,5,6,9,T/5,6,12,13/1,10,10,13/2,3,4,4,N
turn 3
# puzzle mgv70w0w expert block
variant 6x3m
balls -/27,32,h1.1/22/-/1/44
hands 4,7,8/5,X,X/7,7,13/4,5,6,12/T,N,K/1,10,10
turn 3
3 discard 5
# puzzle pv74a807 expert block
variant 4x2n
balls 33/44,h1.2,h1.3/-/0,48,h3.1
hands 5/-/T/X
turn 2
2 discard T
# puzzle r6mnsw7a expert block
variant 6x2n
balls 0*,h0.3/h1.2,h1.3/22*,52,h2.3/60,h3.1,h3.2,h3.3/27,h4.2,h4.3/55*,h5.2,h5.3
hands 1,6,7,7/3,9,12,13/3,4,5,8/1,3,6,T/4,6,6,9/2,9,10,12
turn 3
# puzzle rewr65yn expert block
variant 6x3m
balls 32,h0.3/h1.3/22*,52/33*,h3.1/28,56,h4.2,h4.3/44,55*,h5.3
hands 3,7,8,8/4,7,9,12/1,2,6,8/10,12,T,X,K/5,9,12,X/2,3,6,9
turn 3
3 T 28-33
# puzzle tqtswtct expert block
variant 4x2m
balls 37,h0.1,h0.2,h0.3/18,h1.1,h1.2,h1.3/38,h2.0,h2.3/24,50,h3.2,h3.3
hands 9,13,T,N,D/3,9,10,12/1,4,5,8/2,7,9,T
turn 0
# puzzle 0hngzpwx easy homeTogether 2
variant 4x1m
balls 59,h0.1,h0.2,h0.3/14,h1.1,h1.2,h1.3/25,31,h2.2,h2.3/17,h3.1,h3.2,h3.3
hands 6,8,8,12,E/1,3,7,10,K/4,6,7,7,N/3,3,4,10
turn 0
# puzzle 0ngyv0ge easy homeTogether 2
variant 4x1n
balls h0.0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/23,28,h2.2,h2.3/44,h3.1,h3.2,h3.3
hands 5,10/4/3/5,8
turn 3
# puzzle 0s8g4hde easy homeTogether 2
variant 4x1m
balls 58,h0.1,h0.2,h0.3/16,54,h1.2/32,h2.1,h2.3/43,h3.2,h3.3
hands 4,5,8/13,X,X/1,1,6,6/6,9,12,13
turn 2
# puzzle 1ayfpzkx easy homeTogether 2
variant 4x1m
balls 54,h0.3/12,h1.2/32*,h2.2,h2.3/h3.0,h3.3
hands 1,10,12,13,N/6,10,12,13/1,4,7,13/2,5,9,T
turn 0
# puzzle 2xe8jtn3 easy homeTogether 2
variant 4x1m
balls 0,17/h1.3/32*,h2.2,h2.3/25,44,h3.3
hands 2,3,10/5,5,9/4,4,9/3,6,8,12
turn 3
# puzzle 5y28rngk easy homeTogether 2
variant 4x1m
balls 0*,h0.3/16*,21,h1.1/24,32/44,h3.2
hands 7,12,X/8,9,X/1,3,9,10/6,9,10
turn 2
# puzzle 8j0m6ajm easy homeTogether 2
variant 4x1n
balls 53/9/28/26
hands 2,5/1,6,8/4,6/6,9
turn 1
# puzzle 9dwj3dxh easy homeTogether 2
variant 4x1m
balls 59,h0.2/19,35,h1.2/32,41,h2.3/43,60,h3.3
hands 2,2,5,13/5,9,10,12/1,10,10,13/4,6,7,X
turn 2
# puzzle 9tfy006b easy homeTogether 2
variant 4x1n
balls 0,24/12/-/60
hands 4,8,9/5,6,7/3,7,9/9,12
turn 0
# puzzle 9xn0hy3y easy homeTogether 2
variant 4x1n
balls 55/17,h1.3/32*,h2.1,h2.2/h3.1,h3.3
hands 5,6,10,12,12/4,4,5,7,9/3,6,9,10/1,2,12,T
turn 0
# puzzle b896fcyq easy homeTogether 2
variant 4x1m
balls 12/-/28/44
hands 5,6,7/3,8/3,8,10/2,6,T
turn 2
# puzzle c8me1skf easy homeTogether 2
variant 4x1n
balls 0*,40,h0.2,h0.3/13,16,h1.2,h1.3/25,27,h2.2,h2.3/34,39,48,49
hands 3,7,12/1,2,3,4/2,6,9,12/1,10,13,X
turn 1
# puzzle gb89yry5 easy homeTogether 2
variant 4x1n
balls 50/15/26/h3.1
hands 3,5,7,9,12/3,5,6,10,10/4,8,8,X,X/5,8,10,12,13
turn 1
# puzzle hkegvj96 easy homeTogether 2
variant 4x1n
balls 56,62/16/25/14
hands 2,3,3,13/3,4,6,X/3,7,13/5,6,10
turn 0
# puzzle p768xe57 easy homeTogether 2
variant 4x1m
balls 5,59,h0.3/34/h2.2,h2.3/44,51,h3.3
hands 4,6,8,12,K/3,4,9,12,13/4,5,8,9/5,6,6,13,E
turn 3
# puzzle t95jv0ch easy homeTogether 2
variant 4x1n
balls 5,h0.1,h0.2,h0.3/16,h1.1,h1.2,h1.3/32,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 7,7,10,13/4,4,4,5,5/1,3,8,13,X/2,3,4,5,13
turn 1
1 4 16-12
# puzzle w9bzgezw easy homeTogether 2
variant 4x1m
balls 38,53,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/39,h3.3
hands 8,9,10,12,13/1,5,6,8,9/10,12,13,13/1,2,5,9,10
turn 3
# puzzle y4pxydry easy homeTogether 2
variant 4x1m
balls 1,2,21,h0.3/12,h1.3/27,45,h2.2,h2.3/48*,h3.0,h3.1,h3.3
hands 2,12,X/1,3,6,6/5,6,6,6/7,8,9,X
turn 1
# puzzle zckkze9m easy homeTogether 2
variant 4x1n
balls 0,h0.3/53,h1.3/32*,h2.1/48
hands 1,2,5,8,10/7,8,9,10,13/1,9,T,X/2,4,6,13,T
turn 3
# puzzle 176aeadn medium homeTogether 2
variant 4x1m
balls 57,60,h0.2,h0.3/8,18,h1.3/32/49,h3.2,h3.3
hands 5,6,8,9,12/1,2,3,4,5,7/3,4,6,9,10,13/5,7,8,10,12,T
turn 1
# puzzle 1a49npax medium homeTogether 2
variant 4x1n
balls 55,60,h0.3/18,h1.2,h1.3/20,39,h2.1,h2.3/42,h3.0,h3.2,h3.3
hands 1,2,5,7,8/4,4,4,8,10/3,8,12,T,X/7,8,9,12
turn 0
# puzzle 3brvmx6y medium homeTogether 2
variant 4x1n
balls h0.0,h0.1,h0.2,h0.3/8,h1.1,h1.2,h1.3/26,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 2,2,X,X/2,7,8,9,10/1,6,7,13,13/4,8,10,12,12
turn 1
# puzzle 45s1yz97 medium homeTogether 2
variant 4x1n
balls 19,58,h0.2,h0.3/15,h1.1,h1.3/h2.0,h2.1,h2.2,h2.3/11,h3.1,h3.2,h3.3
hands 1,3,8,8/2,10,13,13/2,4,10/1,4,8
turn 0
# puzzle 50cjr7r2 medium homeTogether 2
variant 4x1n
balls 25,60/11,16/h2.1,h2.2/44,h3.3
hands 4,5,8/1,X/9,10/7,X
turn 0
# puzzle 76z7g239 medium homeTogether 2
variant 4x1n
balls 60,h0.2,h0.3/16*,18,19,h1.1/32*,h2.3/34,44
hands 2,5,7,13,T/2,2,6,12/4,7,7,10/1,1,6,12,13
turn 3
# puzzle a5j2wbg9 medium homeTogether 2
variant 4x1m
balls 2,34,h0.2/9,10,h1.2,h1.3/8,50,h2.3/48*,h3.1,h3.3
hands 1,2,4,8,K/3,7,8,9,9/1,6,12,12/5,6,T,X
turn 0
# puzzle brw5wfd1 medium homeTogether 2
variant 4x1n
balls h0.3/16,19,h1.2/32,35/50,h3.3
hands 7,T/1,8,12/2,12,13/7,7,9
turn 1
# puzzle bw45ae0s medium homeTogether 2
variant 4x1n
balls 0,3,60/1,25,h1.2,h1.3/56,h2.0,h2.2,h2.3/34,43
hands 1,3,9,T/5,10,X,X/2,3,5,8/7,8,10,13
turn 3
# puzzle e78ke7m1 medium homeTogether 2
variant 4x1n
balls 10,13,14,60/18,48,h1.3/49,h2.1,h2.2,h2.3/51,54,55,h3.0
hands 2,2,6,13,X/1,4,5,7,9/2,7,8,10,T/3,3,6,9,12
turn 3
3 3 h3.0-h3.3
# puzzle hq14w6w3 medium homeTogether 2
variant 4x1n
balls h0.0,h0.3/43,h1.1,h1.3/21/9,44,h3.2
hands 7,7,8,9,13/2,3,5,8/1,7,10,12,13/6,8,13,T,X
turn 2
# puzzle nbq598py medium homeTogether 2
variant 4x1n
balls 0*/23,36,h1.2/28/44,48
hands 5,7,8,9/2,7,8/1,1,6,12/4,4,5,8
turn 2
# puzzle njdhcxb3 medium homeTogether 2
variant 4x1m
balls h0.3/4,16,21/34,35/30
hands 2,7,12/1,3,10,12/3,4,8,9/2,5,6,X
turn 1
# puzzle rghphjt2 medium homeTogether 2
variant 4x1m
balls 0,13,62,h0.3/16*,43,h1.2,h1.3/17,h2.3/44,h3.3
hands 1,5,10,K/2,3,9,12/1,9,12,D/5,8,13,X
turn 2
2 1 b2-32
# puzzle s2w2374h medium homeTogether 2
variant 4x1m
balls 60,h0.3/54/15,25,h2.2,h2.3/41,48,h3.3
hands 1,2,4,5,13/2,2,7,10/2,3,4,13/1,6,6,10,10
turn 3
# puzzle sr258jfs medium homeTogether 2
variant 4x1m
balls h0.1/16/28/63
hands 2,10/7,7,9/1,5/6,10
turn 1
# puzzle ssvc9rg1 medium homeTogether 2
variant 4x1m
balls 18,h0.1,h0.3/14,h1.2,h1.3/27,34,h2.1,h2.3/33,h3.1,h3.2,h3.3
hands 1,5,9,9,E/1,2,3,10,T/4,6,10,12,13/5,8,8,12,T
turn 1
# puzzle xbtxfr11 medium homeTogether 2
variant 4x1m
balls 9,58,h0.3/6,16,h1.3/54,h2.0,h2.2/2,h3.3
hands 4,4,7/1,6,13/8,8/5,9
turn 0
# puzzle zxmm7x9m medium homeTogether 2
variant 4x1n
balls 50,h0.1/12/29,32,h2.2/48*,h3.2
hands 1,3,X/1,5,X/1,6,10/3,5,6
turn 0
0 1 b0-0
# puzzle 39b21pqp hard homeTogether 2
variant 4x1m
balls 1,9/17,40,57,h1.3/32*,46,h2.3/43,48*,49,60
hands 7,8,9,13,N/1,4,4,10,X/2,5,9,9/3,6,8,8,T
turn 3
3 T 9-57
# puzzle 3gqqbnk6 hard homeTogether 2
variant 4x1n
balls h0.1,h0.2,h0.3/12,h1.0,h1.2,h1.3/32*,h2.0,h2.1,h2.3/48,h3.1,h3.2,h3.3
hands 2,5,6,9,13/2,4,5,7,X/1,5,8,T,X/1,1,2,7,10
turn 2
# puzzle 46gbrcwm hard homeTogether 2
variant 4x1m
balls 61,h0.1,h0.2,h0.3/12,h1.1,h1.2,h1.3/27,32*,h2.2,h2.3/23,h3.1,h3.2,h3.3
hands 1,5,7/7,8,T/2,8/4,4
turn 0
# puzzle 4r5y2hm1 hard homeTogether 2
variant 4x1m
balls 48,h0.1,h0.2,h0.3/16,h1.1,h1.2,h1.3/55,h2.1,h2.2,h2.3/52,h3.1,h3.2,h3.3
hands 1,1,4/6,10,10/8,12,T,T/7,13,N
turn 2
# puzzle 5v5z9912 hard homeTogether 2
variant 4x1n
balls 24,60/15/h2.3/48*
hands 1,5,6,12,T/1,1,3,8,10/2,3,12,T/4,5,9,9
turn 0
# puzzle 6yd31kdk hard homeTogether 2
variant 4x1n
balls 61,h0.1,h0.2,h0.3/h1.1,h1.2,h1.3/37,h2.1,h2.2,h2.3/31,h3.1,h3.2,h3.3
hands 1,1,1,7,13/2,2,8,13,X/7,8,8,13,X/2,6,10,12,T
turn 3
# puzzle c5fpaz8r hard homeTogether 3
variant 4x1n
balls 0,54,62,h0.3/28,h1.0/27,39,h2.2,h2.3/44,48,h3.3
hands 3,3,3,10/2,3,3,7/1,5,6,9/1,2,7,7,7
turn 3
# puzzle dw94nqpv hard homeTogether 2
variant 4x1n
balls 57,h0.1,h0.2,h0.3/19,h1.1,h1.2,h1.3/30,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 2,2,9,13/1,4,6,12,13/1,6,7,7,13/3,3,7,8,X
turn 1
# puzzle ekzhntqp hard homeTogether 2
variant 4x1n
balls h0.0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/24,h2.1,h2.2,h2.3/48,h3.1,h3.2,h3.3
hands 5,8,10/1,4,7,T/2,3,7/3,9,9
turn 1
# puzzle eny2h0rb hard homeTogether 2
variant 4x1m
balls 3,57,h0.1/13/32*,h2.1,h2.3/42,h3.3
hands 1,3,4,6,10/7,12,13,T,X/2,7,T,D/1,5,6,9
turn 0
0 4 3-h0.0
# puzzle hjqq4cep hard homeTogether 2
variant 4x1m
balls 0*,h0.0,h0.2,h0.3/12,h1.2/34,h2.2,h2.3/31,49
hands 2,6,12,X,K/5,5,7,12,13,T/4,9,9,12,13,T/1,4,10,10,13,E
turn 1
# puzzle jmsb5a3x hard homeTogether 2
variant 4x1m
balls 60,h0.2/16*,35,h1.0,h1.3/32*,h2.3/48,h3.3
hands 3,4,6/6,10/5,9/5,7,8
turn 3
# puzzle meectnbs hard homeTogether 2
variant 4x1n
balls 60,h0.2,h0.3/49,h1.0,h1.1,h1.3/23,32,h2.3/42,50,h3.2,h3.3
hands 1,10,12/6,12,13/1,1,8/7,7,X
turn 2
# puzzle mrswk7bz hard homeTogether 2
variant 4x1n
balls 59,h0.0,h0.1/24,h1.1,h1.2,h1.3/26,37,h2.2,h2.3/22,48,h3.1,h3.3
hands 1,2,7,13/4,4,8,10/3,3,6,7,9/1,2,8,9
turn 2
# puzzle qa3f758h hard homeTogether 2
variant 4x1n
balls 0,h0.0,h0.3/8/h2.3/62,63,h3.3
hands 2,4,7,9,T/1,2,8,9,10/6,12,12,12/3,5,7,8
turn 0
# puzzle rmvzxgd5 hard homeTogether 2
variant 4x1m
balls 23,h0.2,h0.3/h1.2,h1.3/32,h2.1/41,43,h3.3
hands 1,3,4,5,9/2,5,5,12,13,T/1,2,3,10,13,X/2,6,10,12,N
turn 1
1 13 b1-16
# puzzle wx7dr5v2 hard homeTogether 2
variant 4x1n
balls 30,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/2,31,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 1,12,12,13/3,6,9,12,T/2,4,7,8/5,9,10,13
turn 1
# puzzle ygzs1a8v hard homeTogether 2
variant 4x1m
balls 0*,21,h0.3/5,11,h1.2/31,34,h2.2,h2.3/26,44,h3.2,h3.3
hands 3,4,12,13/1,5,7,7/1,4,9,13/2,3,13,E
turn 1
# puzzle zw67nxrk hard homeTogether 2
variant 4x1m
balls 0,62,h0.2,h0.3/25,h1.0,h1.2,h1.3/38,h2.1,h2.3/51,60,h3.2,h3.3
hands 2,6,T,T,T/1,10,12,E/1,5,8,9/2,2,4,7,D
turn 3
# puzzle 0z2jk2d5 expert homeTogether 2
variant 4x1m
balls 8,59,h0.2,h0.3/14,h1.1,h1.2,h1.3/26,41,h2.2,h2.3/1,48*,h3.2,h3.3
hands 4,5,13,D/3,9,9,13/8,12,T,X/7,9,10,10
turn 3
3 7 48-51
3 7 1-4
3 7 4-5
# puzzle 11jpr1nr expert homeTogether 2
variant 4x1m
balls 62,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/0,40,h3.2,h3.3
hands 3,7,X/4,8,8,10/6,7,9/9,13,13
turn 1
# puzzle 3k5dx1zd expert homeTogether 2
variant 4x1m
balls 59,h0.2,h0.3/12,h1.1,h1.2,h1.3/24,h2.1,h2.2,h2.3/47,h3.1,h3.2,h3.3
hands 1,6,8,X/2,2,3,5,10/5,7,8,N,D/5,9,12,13
turn 1
# puzzle 58pstbfr expert homeTogether 2
variant 4x1m
balls 0*,58/16*,h1.3/21,h2.3/h3.1,h3.2,h3.3
hands 6,7,8,12/2,5,6,9/3,6,13,T/7,9,10,D
turn 2
# puzzle cwvsw6ee expert homeTogether 2
variant 4x1m
balls 2,18,37,h0.3/56,61/h2.0,h2.1,h2.2,h2.3/48,62,h3.2,h3.3
hands 1,5,9,12,13/2,4,6,12,13/3,3,7,9,10/1,3,X,N,D
turn 3
# puzzle ha4sbc9h expert homeTogether 2
variant 4x1m
balls 54/14/16/32
hands 2,6,13,T/6,7,8,T/5,5,12/8,9,12
turn 0
# puzzle jtpzrmya expert homeTogether 2
variant 4x1m
balls 47/12/26/48*,h3.0
hands 7,D/2,6/9,T/12
turn 0
# puzzle nxvpa98z expert homeTogether 2
variant 4x1m
balls 47,h0.1/10,h1.3/5,18,35/45,50,h3.3
hands 1,6,6,7,12/2,7,13,T,X/4,12,12,13/1,5,13,D
turn 0
0 1 b0-0
# puzzle y5ep92ds expert homeTogether 2
variant 4x1m
balls 15,59,h0.3/21,40,h1.3/2,h2.1/45,61
hands 1,5,7,8,10,13/1,3,10,10,12,X/3,4,9,13,T,N/2,3,6,9,12,T
turn 3
# puzzle yyv0cq70 expert homeTogether 2
variant 4x1n
balls -/12,h1.3/32,47/2,50
hands 3,5,6,10/1,3,8,10,T/2,9,10,X/4,10,12,13
turn 1
1 T 2-47
# puzzle z48jh70z expert homeTogether 2
variant 4x1m
balls 12,57,h0.3/-/24/43,h3.0
hands 8,13/9/1,10/8,D
turn 2
# puzzle zns2x4sr expert homeTogether 2
variant 4x1m
balls 10,h0.3/14,17,23/27,28,35/41,h3.1
hands 2,5,9,9,D/4,8,12,12,T/5,7,10,10/4,6,6,8,9
turn 3
# puzzle zqr9bxje expert homeTogether 2
variant 4x1n
balls 12,25,h0.2/15,h1.3/26,h2.2,h2.3/32
hands 2,3,6,12/5,7,8,12,13/3,6,7,8,T/6,8,9,10,X
turn 1
